import type { SearchReading } from '../../contract/product';
import { formatRupees } from '../../format/money';

/** Describes the price limits of a search; undefined without any. */
export function priceText({
  price_from: from,
  price_to: to,
}: Pick<SearchReading, 'price_from' | 'price_to'>): string | undefined {
  if (from !== null && to !== null) {
    return `Showing products from ${formatRupees(from)} to ${formatRupees(to)}.`;
  }
  if (to !== null) return `Showing products up to ${formatRupees(to)}.`;
  return from === null ? undefined : `Showing products from ${formatRupees(from)}.`;
}
