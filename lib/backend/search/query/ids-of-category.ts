import type { CatalogueMemory } from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import { catalogueIndex, isInStock } from '../index/catalogue-index.ts';

/**
 * Returns product ids of a category and its descendants, in-stock products first; at most `most`,
 * those with the lowest ids.
 */
export async function idsOfCategory(
  context: ServiceContext,
  memory: CatalogueMemory,
  categoryId: number,
  limit: number,
): Promise<number[]> {
  const index = await catalogueIndex(context, memory);
  const { options, sets, of } = index.labels.categories;
  const category = options.findIndex(({ id }) => id === categoryId);
  const isInside = Uint8Array.from(sets, (set) => Number(set.includes(category)));
  const inStock: number[] = [];
  const soldOut: number[] = [];
  for (let position = 0; position < of.length && inStock.length < limit; position += 1) {
    if (isInside[of[position] ?? 0] !== 1) continue;
    const some = isInStock(index, position) ? inStock : soldOut;
    if (some.length < limit) some.push(index.ids[position] ?? 0);
  }
  return [...inStock, ...soldOut].slice(0, limit);
}
