export const recentlyViewedKey = 'recently-viewed';

/* More than a rail shows: the current product and those that are no longer sold are left out. */
const maxProducts = 13;

/** Ids of viewed products, the latest first. */
export function parseRecent(text: string | null): number[] {
  return (text ?? '').split(',').map(Number).filter(Number.isSafeInteger).filter(Boolean);
}

export function withNewest(ids: number[], id: number): string {
  return [id, ...ids.filter((one) => one !== id)].slice(0, maxProducts).join();
}
