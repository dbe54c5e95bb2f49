import type { CatalogueIndex } from '../index/columns.ts';
import type { Finds } from './find-by-search.ts';

/** Returns the products found whose price is within the limits in the text, best first. */
export function withinPrice(
  { prices }: CatalogueIndex,
  { positions, price: { least = 0, most = Infinity } }: Finds,
): Int32Array {
  if (least === 0 && most === Infinity) return positions;
  return positions.filter((position) => {
    const price = prices[position] ?? 0;
    return price >= least && price <= most;
  });
}
