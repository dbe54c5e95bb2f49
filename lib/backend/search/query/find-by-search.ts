import type { ServiceContext } from '../../context.ts';
import { recall, type CatalogueMemory } from '../../catalogue-cache/catalogue-memory.ts';
import { applyPins, type Pin } from './apply-pins.ts';
import { readPins } from './read-pins.ts';
import { highestWorth, noHit, type Hits } from './search-hits.ts';
import { readTerms } from './search-terms.ts';
import { isInStock, type CatalogueIndex } from '../index/catalogue-index.ts';
import { sortPlaces } from './sort-places.ts';

/** Search result: indexes of products on sale, best first. */
export interface Finds {
  places: Int32Array;
}

/**
 * Finds products by search text. Each word may be a prefix, have synonyms, contain typing errors,
 * or be two words written as one. All words must match; words without any match are ignored.
 */
export function findBySearch(
  context: ServiceContext,
  memory: CatalogueMemory,
  index: CatalogueIndex,
  text: string,
): Promise<Finds> {
  return recall(memory.results, text, async () => {
    const [terms, pins] = await Promise.all([
      readTerms(context, memory, index, text),
      readPins(context, memory, text),
    ]);
    return { places: applyPins(rank(index, terms), onSale(index, pins)) };
  });
}

/** The pins of products on sale, by their places in the index. */
const onSale = (index: CatalogueIndex, pins: Pin[]): Pin[] =>
  pins
    .map((pin) => ({ ...pin, product: index.placeOf(pin.product) }))
    .filter(({ product }) => product !== -1);

/** Products that match all terms: highest relevance first, then in-stock products, then by id. */
function rank(index: CatalogueIndex, terms: Hits[]): Int32Array {
  const fewest = terms.toSorted((a, b) => a.places.length - b.places.length)[0];
  const most = terms.length * highestWorth;
  const worthAt = (place: number) => terms.reduce((sum, { worth }) => sum + (worth[place] ?? 0), 0);
  const found = (fewest?.places ?? []).filter((place) =>
    terms.every(({ worth }) => worth[place] !== noHit),
  );
  return sortPlaces(
    found,
    (place) => (most - worthAt(place)) * 2 + (isInStock(index, place) ? 0 : 1),
  );
}
