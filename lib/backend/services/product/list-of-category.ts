import type { ProductCard } from '../../../contract/product.ts';
import type { Owner, ServiceContext } from '../../context.ts';
import { withMemory } from '../../catalogue-cache/catalogue-memory.ts';
import { readCards } from './list-cards.ts';
import { idsOfCategory } from '../../search/engine.ts';

/** Packing materials, the only known use, are few. */
const maxProducts = 100;

/** Returns the products of a category and its descendants, in-stock products first, at most 100. */
export async function listOfCategory(
  context: ServiceContext,
  categoryId: number,
  caller: Owner | undefined,
): Promise<ProductCard[]> {
  return withMemory(context, async (memory) => {
    const ids = await idsOfCategory(context, memory, categoryId, maxProducts);
    return readCards(context, memory, ids, caller);
  });
}
