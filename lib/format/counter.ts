/** A counter in the header: never wider than `99+` (spec section 9). */
export function formatCounter(count: number): string {
  return count > 99 ? '99+' : String(count);
}
