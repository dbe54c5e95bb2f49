import type { CatalogueIndex } from './catalogue-index.ts';
import type { Holders } from './word-holders.ts';

/** The products on sale that hold something of a search. */
export interface Hits {
  places: number[];
  /** By place, how well: `noHit`, or one of the worths below. */
  worth: Uint8Array;
}

export const noHit = 0;
const inText = 16;
const startInName = 64;
const wholeInName = 80;
/** In a name of few words each is worth a little more. */
const ofShortName = 15;
/** What a word, or words that belong together, can be worth at the most. */
export const highestWorth = wholeInName + ofShortName;

/** Who holds the word, or one that begins with it. */
export function hitsOfWord(index: CatalogueIndex, typed: string, holders: Holders[]): Hits {
  const hits = noHits(index);
  for (const { word, pairs } of holders) {
    const isWhole = word === typed;
    for (let at = 0; at < pairs.length; at += 2) {
      const place = index.placeOf(pairs[at] ?? 0);
      if (place !== -1) note(hits, place, worthOf(pairs[at + 1] ?? 0, isWhole));
    }
  }
  return hits;
}

/** Where all of them are found, as well as the one that is found the least well. */
export function everyHit(index: CatalogueIndex, some: Hits[]): Hits {
  const [first, ...others] = some;
  if (!first || others.length === 0) return first ?? noHits(index);
  const hits = noHits(index);
  for (const place of first.places) {
    const worth = Math.min(...some.map((one) => one.worth[place] ?? noHit));
    if (worth !== noHit) note(hits, place, worth);
  }
  return hits;
}

/** Where one of them is found, as well as the one that is found the best. */
export function anyHit(index: CatalogueIndex, some: Hits[]): Hits {
  const [first, ...others] = some;
  if (first && others.length === 0) return first;
  const hits = noHits(index);
  for (const { places, worth } of some) {
    for (const place of places) note(hits, place, worth[place] ?? noHit);
  }
  return hits;
}

const noHits = ({ ids }: CatalogueIndex): Hits => ({
  places: [],
  worth: new Uint8Array(ids.length),
});

function note({ places, worth }: Hits, place: number, found: number): void {
  const known = worth[place] ?? noHit;
  if (known === noHit) places.push(place);
  if (found > known) worth[place] = found;
}

/** `where` is 0 outside the name, else the number of words that the name has. */
function worthOf(where: number, isWhole: boolean): number {
  if (where === 0) return inText;
  return (isWhole ? wholeInName : startInName) + Math.round(ofShortName / where);
}
