import type { CatalogueMemory } from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import { catalogueIndex } from '../index/catalogue-index.ts';
import type { CatalogueIndex, Labels } from '../index/columns.ts';
import { isCounted, notExcluded } from './exclusions.ts';
import { facetOf, type Group } from './facets.ts';

/** Returns the number of products by option index, from the number by set. */
export function countOptions({ sets, options }: Labels, bySet: Int32Array): Int32Array {
  const counts = new Int32Array(options.length);
  sets.forEach((set, number) => {
    const count = bySet[number] ?? 0;
    for (const option of set) counts[option] = (counts[option] ?? 0) + count;
  });
  return counts;
}

/** Which products count: none is excluded, or only by the group `own`. */
interface Counted {
  exclusions: Uint8Array | undefined;
  own: number;
}

/*
 * Reused buffer: by leader, the set of the family's products so far, plus one. Safe, because
 * counting is synchronous.
 */
let setsOfFamilies = new Int32Array(0);

/** Returns the number of families by option index that have a counted product with the option. */
export function countFamilyOptions(
  index: Pick<CatalogueIndex, 'ids' | 'leaders' | 'labels'>,
  group: Group,
  positions: Int32Array,
  { exclusions, own }: Counted,
): Int32Array {
  const { leaders } = index;
  const labels = index.labels[group];
  const { of, sets } = labels;
  const size = index.ids.length;
  if (setsOfFamilies.length < size) setsOfFamilies = new Int32Array(size);
  setsOfFamilies.fill(0, 0, size);
  const bySet = new Int32Array(sets.length);
  const mixed: number[] = [];
  // The set number of fixed options is the mask of their bits (`labelByBits`).
  const isMask = facetOf(group).keyOf !== undefined;
  for (let at = 0; at < positions.length; at += 1) {
    const position = positions[at] ?? 0;
    if (!isCounted(exclusions, position, own)) continue;
    const leader = leaders[position] ?? 0;
    const known = (setsOfFamilies[leader] ?? 0) - 1;
    const set = of[position] ?? 0;
    if (known === set) continue;
    if (known !== -1 && !isMask) {
      mixed.push(position);
      continue;
    }
    if (known !== -1) bySet[known] = (bySet[known] ?? 0) - 1;
    const next = known === -1 ? set : known | set;
    bySet[next] = (bySet[next] ?? 0) + 1;
    setsOfFamilies[leader] = next + 1;
  }
  const counts = countOptions(labels, bySet);
  addMixed(index, labels, mixed, counts);
  return counts;
}

/** Adds the options that the first counted product of the family does not have. */
function addMixed(
  { leaders }: Pick<CatalogueIndex, 'leaders'>,
  { of, sets, options }: Labels,
  mixed: readonly number[],
  counts: Int32Array,
): void {
  const added = new Set<number>();
  for (const position of mixed) {
    const leader = leaders[position] ?? 0;
    const first = sets[(setsOfFamilies[leader] ?? 0) - 1] ?? [];
    for (const option of sets[of[position] ?? 0] ?? []) {
      const key = leader * options.length + option;
      if (first.includes(option) || added.has(key)) continue;
      added.add(key);
      counts[option] = (counts[option] ?? 0) + 1;
    }
  }
}

/**
 * Returns the number of products on sale, or families, by id of a facet's option: of each category
 * or brand.
 */
export async function countListed(
  context: ServiceContext,
  memory: CatalogueMemory,
  group: 'categories' | 'brands',
  isCollapsed: boolean,
): Promise<Map<number, number>> {
  const index = await catalogueIndex(context, memory);
  const labels = index.labels[group];
  const counts = isCollapsed
    ? countFamilyOptions(index, group, index.positions, {
        exclusions: undefined,
        own: notExcluded,
      })
    : countOptions(labels, labels.counts);
  return new Map(labels.options.map(({ id }, option) => [id, counts[option] ?? 0]));
}
