import type { CatalogueMemory } from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import { catalogueIndex } from '../index/catalogue-index.ts';

/** Returns the number of products on sale by id of a facet's option: of each category or brand. */
export async function countListed(
  context: ServiceContext,
  memory: CatalogueMemory,
  group: 'categories' | 'brands',
): Promise<Map<number, number>> {
  const { options, sets, of } = (await catalogueIndex(context, memory)).labels[group];
  const counts = options.map(() => 0);
  for (const set of of) {
    for (const option of sets[set] ?? []) counts[option] = (counts[option] ?? 0) + 1;
  }
  return new Map(options.map(({ id }, option) => [id, counts[option] ?? 0]));
}
