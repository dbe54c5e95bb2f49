import type { CatalogueMemory } from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import { catalogueIndex } from '../index/catalogue-index.ts';
import type { Labels } from '../index/columns.ts';

/** Returns the number of products by option index, from the number by set. */
export function countOptions({ sets, options }: Labels, bySet: Int32Array): Int32Array {
  const counts = new Int32Array(options.length);
  sets.forEach((set, number) => {
    const count = bySet[number] ?? 0;
    for (const option of set) counts[option] = (counts[option] ?? 0) + count;
  });
  return counts;
}

/** Returns the number of products on sale by id of a facet's option: of each category or brand. */
export async function countListed(
  context: ServiceContext,
  memory: CatalogueMemory,
  group: 'categories' | 'brands',
): Promise<Map<number, number>> {
  const { labels } = await catalogueIndex(context, memory);
  const counts = countOptions(labels[group], labels[group].counts);
  return new Map(labels[group].options.map(({ id }, option) => [id, counts[option] ?? 0]));
}
