export const recentlyViewedKey = 'recently-viewed';

/* One more than a rail shows, because the current product is left out. */
const maxProducts = 13;

/** Ids of viewed products, the latest first. */
export function parseRecent(text: string | null): number[] {
  return (text ?? '').split(',').map(Number).filter(Number.isSafeInteger).filter(Boolean);
}

export function withNewest(ids: number[], id: number): string {
  return [id, ...ids.filter((one) => one !== id)].slice(0, maxProducts).join();
}
