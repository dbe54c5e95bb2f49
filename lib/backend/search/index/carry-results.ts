import type { LruCache } from '../../catalogue-cache/lru-cache.ts';
import { isSameCatalogue } from '../../catalogue-cache/catalogue-version.ts';
import type { CatalogueIndex } from './columns.ts';

type Results = LruCache<string, Promise<unknown>>;

/** More changed products: looking each up in each result takes longer than searching again. */
const maxMoved = 50;

/**
 * Keeps the search results that are the same in the new index: all words and positions are, and no
 * product in it has sold out or come back.
 */
export function carryResults(
  from: Results,
  old: CatalogueIndex,
  to: Results,
  index: CatalogueIndex,
): void {
  if (!isSameCatalogue(old.version, index.version) || old.ids !== index.ids) return;
  const moved = movedPositions(old.of.availability, index.of.availability);
  if (!moved) return;
  for (const { key, value, content } of from.settled()) {
    const positions = readPositions(content);
    if (positions && !moved.some((position) => positions.includes(position))) {
      to.put(key, value);
      to.settle(key, value, content);
    }
  }
}

function movedPositions(old: ArrayLike<number>, now: ArrayLike<number>): number[] | undefined {
  const moved: number[] = [];
  if (old === now) return moved;
  for (let position = 0; position < now.length; position += 1) {
    if (old[position] === now[position]) continue;
    if (moved.push(position) > maxMoved) return undefined;
  }
  return moved;
}

function readPositions(content: unknown): Int32Array | undefined {
  if (typeof content !== 'object' || content === null || !('positions' in content))
    return undefined;
  return content.positions instanceof Int32Array ? content.positions : undefined;
}
