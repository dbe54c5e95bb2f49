import type { LruCache } from '../../catalogue-cache/lru-cache.ts';
import { isSameCatalogue } from '../../catalogue-cache/catalogue-version.ts';
import type { CatalogueIndex } from './columns.ts';

type Results = LruCache<string, Promise<unknown>>;

/** More changed products: looking each up in each result takes longer than searching again. */
const mostMoved = 50;

/**
 * Keeps the search results that are the same in the new index: all words and places are, and no
 * product in it has sold out or come back.
 */
export function carryResults(
  from: Results,
  old: CatalogueIndex,
  to: Results,
  index: CatalogueIndex,
): void {
  if (!isSameCatalogue(old.version, index.version) || old.ids !== index.ids) return;
  const moved = movedPlaces(old.of.availability, index.of.availability);
  if (!moved) return;
  for (const { key, value, content } of from.settled()) {
    const places = placesIn(content);
    if (places && !moved.some((place) => places.includes(place))) {
      to.put(key, value);
      to.settle(key, value, content);
    }
  }
}

function movedPlaces(old: ArrayLike<number>, now: ArrayLike<number>): number[] | undefined {
  const moved: number[] = [];
  if (old === now) return moved;
  for (let place = 0; place < now.length; place += 1) {
    if (old[place] === now[place]) continue;
    if (moved.push(place) > mostMoved) return undefined;
  }
  return moved;
}

function placesIn(content: unknown): Int32Array | undefined {
  if (typeof content !== 'object' || content === null || !('places' in content)) return undefined;
  return content.places instanceof Int32Array ? content.places : undefined;
}
