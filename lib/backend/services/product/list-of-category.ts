import { sql } from 'drizzle-orm';
import type { ProductCard } from '../../../contract/product.ts';
import type { Owner, ServiceContext } from '../../context.ts';
import { listCards } from './list-cards.ts';
import { inStock, onShelf } from './shelf.ts';

/** Packing materials are a handful; no other use of this call is known. */
const most = 100;

/** Products of a category and those below it, what is in stock first, up to a hundred. */
export async function listOfCategory(
  context: ServiceContext,
  categoryId: number,
  caller: Owner | undefined,
): Promise<ProductCard[]> {
  const { rows } = await context.db.execute<{ id: number }>(sql`
    select p.id from products p
    where ${categoryId} in (p.category_level_1, p.category_level_2, p.category_level_3)
      and ${onShelf(context.now().toISOString())}
    order by ${inStock} desc, p.id limit ${most}`);
  return listCards(
    context,
    rows.map(({ id }) => id),
    caller,
  );
}
