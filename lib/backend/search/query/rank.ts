import { isInStock } from '../index/catalogue-index.ts';
import type { CatalogueIndex } from '../index/columns.ts';
import { packNumber } from '../index/pack-number.ts';
import { popularityOf } from '../index/popularity.ts';
import type { SearchRequest } from '../meaning/search-request.ts';
import { sortPositions } from './sort-positions.ts';

/** Steps of relevance: products within one step are ordered by stock, sales and ratings. */
export const steps = 4;
export const maxRelevance = 4_000;

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
  request: SearchRequest,
  positions: Int32Array,
  points: Float32Array,
): Int32Array {
  return sortPositions(positions, sortKeyOf(index, request, points));
}

/** The number by which `rank` orders a product. */
export const sortKeyOf = (
  index: CatalogueIndex,
  { pack }: SearchRequest,
  points: Float32Array,
): ((position: number) => number) => {
  const wanted = pack && packNumber(pack);
  return (position) => {
    const relevance = Math.min(maxRelevance, Math.round((points[position] ?? 0) * steps));
    return (
      (wanted === undefined || index.packs[position] === wanted ? 0 : otherPack) +
      (maxRelevance - relevance) * relevanceStep +
      (isInStock(index, position) ? 0 : soldOut) +
      (255 - popularityOf(index.popularity[position] ?? 0))
    );
  };
};
