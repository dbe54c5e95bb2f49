import type { GridRow, ScannedProduct } from '../../contract/staff-product-grid';

export interface CountedProduct {
  /** With the stock as it was at the first scan. */
  product: ScannedProduct;
  /** Text of the field. */
  counted: string;
  fault?: string;
}

/** Returns a count that was kept in the browser; an empty one if it cannot be read. */
export function parseCount(text: string | null): CountedProduct[] {
  if (!text) return [];
  try {
    const saved: unknown = JSON.parse(text);
    return Array.isArray(saved) ? saved.filter(isCounted) : [];
  } catch {
    return [];
  }
}

function isCounted(one: unknown): one is CountedProduct {
  if (typeof one !== 'object' || one === null) return false;
  const { product, counted } = one as Partial<CountedProduct>;
  return typeof product?.id === 'number' && typeof counted === 'string';
}

/** Adds one piece; the product moves to the top, with the counted sizes of its family. */
export function countOne(list: readonly CountedProduct[], product: ScannedProduct) {
  const found = list.find((one) => one.product.id === product.id);
  const before = Number(found?.counted ?? 0);
  const counted: CountedProduct = {
    product: found?.product ?? product,
    counted: String(Number.isInteger(before) ? before + 1 : 1),
  };
  const others = list.filter((one) => one.product.id !== product.id);
  const familyId = product.family?.id;
  const isRelated = (one: CountedProduct) =>
    familyId !== undefined && one.product.family?.id === familyId;
  return [counted, ...others.filter(isRelated), ...others.filter((one) => !isRelated(one))];
}

/** What a save answered. `sent`: the list that was saved. */
interface SavedCount {
  sent: readonly CountedProduct[];
  savedIds: readonly number[];
  faults: readonly { id: number; message: string }[];
}

/** Removes the saved products; those counted further during the save stay, with the new stock. */
export function withoutSaved(
  list: readonly CountedProduct[],
  { sent, savedIds, faults }: SavedCount,
): CountedProduct[] {
  return list.flatMap((one) => {
    const { id } = one.product;
    const fault = faults.find((found) => found.id === id)?.message;
    if (!savedIds.includes(id)) return [fault ? { ...one, fault } : one];
    const before = sent.find(({ product }) => product.id === id);
    if (!before || before.counted === one.counted) return [];
    const available_stock_quantity = parseQuantity(before.counted) ?? null;
    return [{ product: { ...one.product, available_stock_quantity }, counted: one.counted }];
  });
}

/** Difference to the stock in the books; null if that is unknown or the count is not a number. */
export function stockDifference({ product, counted }: CountedProduct): number | null {
  const number = parseQuantity(counted);
  return number === undefined || product.available_stock_quantity === null
    ? null
    : number - product.available_stock_quantity;
}

const parseQuantity = (counted: string): number | undefined =>
  /^\d{1,6}$/.test(counted.trim()) ? Number(counted) : undefined;

/** The request for a counted product; undefined if its number is not valid. */
export function toCountRow({ product, counted }: CountedProduct): GridRow | undefined {
  const number = parseQuantity(counted);
  return number === undefined
    ? undefined
    : {
        id: product.id,
        available_stock_quantity: number,
        stock_before: product.available_stock_quantity,
      };
}
