import type { CatalogueIndex } from '../index/columns.ts';
import type { Finds } from './find-by-search.ts';

/** Returns a test whether the price of a product is within the limits in the text. */
export function isWithinPrice(
  { prices }: CatalogueIndex,
  { price: { least = 0, most = Infinity } }: Pick<Finds, 'price'>,
): (position: number) => boolean {
  return (position) => {
    const price = prices[position] ?? 0;
    return price >= least && price <= most;
  };
}

/** Returns the products found whose price is within the limits in the text, best first. */
export function withinPrice(index: CatalogueIndex, finds: Finds): Int32Array {
  const { positions, price } = finds;
  if (price.least === undefined && price.most === undefined) return positions;
  return positions.filter(isWithinPrice(index, finds));
}
