import type { ProductCard } from '../../../contract/product.ts';
import type { Owner, ServiceContext } from '../../context.ts';
import { withMemory } from './catalogue-memory.ts';
import { readCards } from './list-cards.ts';
import { idsOfCategory, catalogueIndex } from './catalogue-index.ts';

/** Packing materials are a handful; no other use of this call is known. */
const most = 100;

/** Products of a category and those below it, what is in stock first, up to a hundred. */
export async function listOfCategory(
  context: ServiceContext,
  categoryId: number,
  caller: Owner | undefined,
): Promise<ProductCard[]> {
  return withMemory(context, async (memory) => {
    const ids = idsOfCategory(await catalogueIndex(context, memory), categoryId);
    return readCards(context, memory, ids.slice(0, most), caller);
  });
}
