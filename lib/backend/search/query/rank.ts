import { isInStock } from '../index/catalogue-index.ts';
import type { CatalogueIndex } from '../index/columns.ts';
import { packNumber } from '../index/pack-number.ts';
import { popularityOf } from '../index/popularity.ts';
import type { SearchRequest } from '../meaning/search-request.ts';
import { sortPlaces } from './sort-places.ts';

/** Steps of relevance: products within one step are ordered by stock, sales and ratings. */
export const steps = 4;
export const mostRelevance = 4_000;

/** The parts of the number by which products are ordered: each outweighs those before it. */
const soldOut = 2 ** 8;
const relevanceStep = 2 ** 9;
const otherPack = 2 ** 22;

/**
 * Orders products: the pack size that was asked for, then relevance, then in-stock products, then
 * sales and ratings, then id.
 */
export function rank(
  index: CatalogueIndex,
  { pack }: SearchRequest,
  places: ArrayLike<number>,
  points: Float32Array,
): Int32Array {
  const wanted = pack && packNumber(pack);
  return sortPlaces(places, (place) => {
    const relevance = Math.min(mostRelevance, Math.round((points[place] ?? 0) * steps));
    return (
      (wanted === undefined || index.packs[place] === wanted ? 0 : otherPack) +
      (mostRelevance - relevance) * relevanceStep +
      (isInStock(index, place) ? 0 : soldOut) +
      (255 - popularityOf(index.popularity[place] ?? 0))
    );
  });
}
