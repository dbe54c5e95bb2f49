import type { CatalogueIndex } from '../index/catalogue-index.ts';
import type { Holders } from '../index/word-holders.ts';

/** The products on sale that match part of a search. */
export interface Hits {
  places: number[];
  /** Relevance by index: `noHit` or one of the values below. */
  worth: Uint8Array;
}

export const noHit = 0;
const inText = 16;
const startInName = 64;
const wholeInName = 80;
/** Bonus for names with few words: divided by their number. */
const ofShortName = 15;
/** Maximum relevance of one term. */
export const highestWorth = wholeInName + ofShortName;

/** Returns the products that contain the word, or a word that begins with it. */
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

/** Intersection; the relevance is the minimum. */
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

/** Union; the relevance is the maximum. */
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

/** `where`: 0 if the word is not in the name, otherwise the number of words of the name. */
function worthOf(where: number, isWhole: boolean): number {
  if (where === 0) return inText;
  return (isWhole ? wholeInName : startInName) + Math.round(ofShortName / where);
}
