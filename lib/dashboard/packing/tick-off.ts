import type { PackingOrder } from '../../contract/staff-packing';

type Line = PackingOrder['lines'][number];

/** Items of each line that lie in the parcel, by line id. */
export type Ticked = Readonly<Record<number, number>>;

/** Counts one more item of a line; a line that is complete begins again. */
export function tickOne(ticked: Ticked, { id, quantity }: Line): Ticked {
  const count = ticked[id] ?? 0;
  return { ...ticked, [id]: count >= quantity ? 0 : count + 1 };
}

export const isComplete = (ticked: Ticked, { id, quantity }: Line): boolean =>
  (ticked[id] ?? 0) >= quantity;

export const tickedCount = (ticked: Ticked, lines: readonly Line[]): number =>
  lines.reduce((sum, { id, quantity }) => sum + Math.min(ticked[id] ?? 0, quantity), 0);

/**
 * Counts a scanned item (SKU or barcode). Returns the message of an error instead: a wrong product,
 * or one more than was ordered.
 */
export function tickScanned(ticked: Ticked, lines: readonly Line[], code: string): Ticked | string {
  const wanted = code.trim().toLowerCase();
  const found = lines.filter(
    ({ sku, barcode }) => sku.toLowerCase() === wanted || barcode === wanted,
  );
  if (found.length === 0) return `${code} isn’t part of this order`;
  const line = found.find((one) => !isComplete(ticked, one));
  return line ? tickOne(ticked, line) : `${found[0]?.product_name}: all units already checked`;
}
