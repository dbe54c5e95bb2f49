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
