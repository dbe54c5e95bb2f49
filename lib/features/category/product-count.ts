/** `12 products`; null if the store does not say how many. */
export function productCount(count: number | undefined): string | null {
  if (count === undefined) return null;
  return count === 1 ? '1 product' : `${count} products`;
}
