export const recentlyViewedKey = 'recently-viewed';

/* One more than a rail shows: the product in sight is not among them. */
const most = 13;

/** The ids of products that this browser has shown, the latest first. */
export function parseRecent(text: string | null): number[] {
  return (text ?? '').split(',').map(Number).filter(Number.isSafeInteger).filter(Boolean);
}

/** The same as a text to keep, with one more in front. */
export function withNewest(ids: number[], id: number): string {
  return [id, ...ids.filter((one) => one !== id)].slice(0, most).join();
}
