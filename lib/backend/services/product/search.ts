import type { ServiceContext } from '../../context.ts';
import { recall, type CatalogueMemory } from './catalogue-memory.ts';
import { highestWorth, noHit, type Hits } from './search-hits.ts';
import { readTerms } from './search-terms.ts';
import { isInStock, type CatalogueIndex } from './catalogue-index.ts';
import { sortPlaces } from './sort-places.ts';

/** What a search has found: places on sale, the best first. */
export interface Finds {
  places: Int32Array;
}

/**
 * Finds products by what a shopper typed: each word may be the beginning of one, have synonyms, be
 * misspelt, or be two. All of them have to be found; those that nothing comes near to are passed
 * over. Whoever lists products knows nothing of how searching works; another engine would go here.
 */
export function findBySearch(
  context: ServiceContext,
  memory: CatalogueMemory,
  index: CatalogueIndex,
  text: string,
): Promise<Finds> {
  return recall(memory.offers, `finds ${text}`, async () => ({
    places: rank(index, await readTerms(context, memory, index, text)),
  }));
}

/** Where all are found; what is worth the most first, then what can be had, then by id. */
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
