import { formatRupees } from '../../format/money';

/** `12 products`; null if the store does not say how many. */
export function productCount(count: number | undefined): string | null {
  if (count === undefined) return null;
  return count === 1 ? '1 product' : `${count} products`;
}

/**
 * `12 products from ₹45`, `1 product, ₹45`, or what of it is known; null if nothing is. Takes
 * rupees.
 */
export function offerSummary(
  count: number | undefined,
  lowestPrice: number | undefined,
): string | null {
  const products = productCount(count);
  if (!lowestPrice) return products;
  const price = formatRupees(lowestPrice);
  if (!products) return `From ${price}`;
  return count === 1 ? `${products}, ${price}` : `${products} from ${price}`;
}
