import type { ImportChange } from '../../../contract/staff-import.ts';

/** The only column that may differ from the checked values, because of concurrent orders. */
export const stockTitle = 'Stock';

/**
 * Returns the stock after the import: applies the checked difference to the current stock, so that
 * pieces sold since the check stay sold. `changes` are those of the check; null is an unknown
 * stock.
 */
export function settleStock(
  changes: readonly ImportChange[],
  stockNow: number | null,
): number | null {
  const change = changes.find(({ column }) => column === stockTitle);
  if (!change) return stockNow;
  const [before, after] = [change.before, change.after].map((text) =>
    text === '' ? null : Number(text),
  );
  if (after == null || before == null || stockNow === null) return after ?? null;
  return Math.max(0, stockNow + after - before);
}
