import { isInStock, type CatalogueIndex } from '../index/catalogue-index.ts';
import { sortPlaces } from './sort-places.ts';

/** Steps of relevance: products within one step are ordered by stock. */
const steps = 4;
const mostRelevance = 4_000;

/** Orders products by relevance, then in-stock products first, then by id. */
export function rank(
  index: CatalogueIndex,
  places: ArrayLike<number>,
  points: Float32Array,
): Int32Array {
  return sortPlaces(places, (place) => {
    const relevance = Math.min(mostRelevance, Math.round((points[place] ?? 0) * steps));
    return (mostRelevance - relevance) * 2 + (isInStock(index, place) ? 0 : 1);
  });
}
