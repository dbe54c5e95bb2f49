import type { ImportChange } from '../../../contract/staff-import.ts';

/** The title of the column that alone may differ from what was checked: people buy meanwhile. */
export const stockTitle = 'Stock';

/**
 * How many pieces there are after the list: as many more or fewer as the check has shown. What has been
 * sold since stays sold. `changes` are those of the check; null is an unknown stock.
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
