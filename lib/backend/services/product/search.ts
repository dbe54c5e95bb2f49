import type { ServiceContext } from '../../context.ts';
import { recall, type CatalogueMemory } from './catalogue-memory.ts';
import { findHolders, type Holders } from './find-holders.ts';
import { readTerms } from './search-terms.ts';
import { isInStock, type ShelfColumns } from './shelf-columns.ts';
import { sortPlaces } from './sort-places.ts';

/** What a search has found: places on the shelf, the best first. */
export interface Finds {
  places: Int32Array;
}

/* What a word is worth by where it was found; in names of few words it is worth a little more. */
const inText = 16;
const startInName = 64;
const wholeInName = 80;
const ofShortName = 15;
/** More than all words of a search can be worth. */
const highestWorth = 10_000;

/**
 * Finds products by what a shopper typed: each word may be the beginning of one, have synonyms, be
 * misspelt, or be two. All of them have to be found; those that nothing comes near to are passed
 * over. Whoever lists products knows nothing of how searching works; another engine would go here.
 */
export function findBySearch(
  context: ServiceContext,
  memory: CatalogueMemory,
  shelf: ShelfColumns,
  text: string,
): Promise<Finds> {
  return recall(memory.offers, `finds ${text}`, async () => {
    const terms = await readTerms(context, memory, text);
    const holders = await Promise.all(terms.map((term) => findHolders(context, memory, term)));
    return { places: rank(shelf, holders) };
  });
}

function rank(shelf: ShelfColumns, terms: Holders[]): Int32Array {
  const met = new Uint8Array(shelf.places.length);
  const worth = new Int32Array(shelf.places.length);
  let found: number[] = [];
  terms.forEach(({ ids, inName, nameWords }, index) => {
    found = [];
    for (let at = 0; at < ids.length; at += 1) {
      const place = placeOf(shelf, ids[at] ?? 0);
      if (place === -1 || met[place] !== index) continue;
      met[place] = index + 1;
      worth[place] = (worth[place] ?? 0) + worthOf(inName[at] ?? 0, nameWords[at] ?? 0);
      found.push(place);
    }
  });
  return sortByWorth(shelf, found, worth);
}

function worthOf(inName: number, nameWords: number): number {
  if (inName === 0) return inText;
  return (inName === 2 ? wholeInName : startInName) + Math.round(ofShortName / nameWords);
}

function placeOf({ ids }: ShelfColumns, id: number): number {
  let low = 0;
  let high = ids.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return ids[low] === id ? low : -1;
}

/** What is worth the most first; of the same worth what can be had, then by id. */
function sortByWorth(shelf: ShelfColumns, places: number[], worth: Int32Array): Int32Array {
  return sortPlaces(
    places,
    (place) => highestWorth - (worth[place] ?? 0) * 2 - (isInStock(shelf, place) ? 1 : 0),
  );
}
