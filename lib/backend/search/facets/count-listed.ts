import type { CatalogueMemory } from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import { catalogueIndex } from '../index/catalogue-index.ts';
import { countOptions } from './count-options.ts';

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
