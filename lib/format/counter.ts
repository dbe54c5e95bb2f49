/** A counter in the header: never wider than `99+`. */
export function formatCounter(count: number): string {
  return count > 99 ? '99+' : String(count);
}
