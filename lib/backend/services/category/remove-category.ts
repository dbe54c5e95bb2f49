import { eq, sql } from 'drizzle-orm';
import { storeRules } from '../../../contract/store-rules.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { categories, type CategoryRow } from '../../db/schema/catalogue.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict, invalid } from '../../errors.ts';
import { lockRow } from '../content/rows.ts';
import { settleChange } from '../content/settle-change.ts';
import { rewordProducts } from '../product/reword-products.ts';
import { catalogueChanged } from '../../search/engine.ts';
import { categoryRecordType } from './category-record-type.ts';
import { lockTaxonomy } from './lock-taxonomy.ts';
import { loadNameIndexes } from '../product-import/name-indexes.ts';
import { followCategory } from './move-category.ts';

/**
 * Deletes a category. 404 for an unknown one, 409 if it has children, a coupon applies to it, or it
 * has products and `moveTo` names no other category for them.
 */
export async function removeCategory(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
  moveTo: number | undefined,
): Promise<void> {
  await withinTransaction(context, async (within, tx) => {
    await lockTaxonomy(tx);
    const before = await lockRow<CategoryRow>(tx, categoryRecordType, id);
    await requireFree(within, before);
    const moved = await moveProducts(within, before, moveTo);
    if (moveTo !== undefined) await followCategory(tx, moveTo);
    await tx.delete(categories).where(eq(categories.id, id));
    await settleChange(within, caller, categoryRecordType, { before, after: undefined });
    await catalogueChanged(tx, moved);
  });
}

async function requireFree({ db }: ServiceContext, { id, name }: CategoryRow): Promise<void> {
  if (id === storeRules.packingCategoryId) {
    throw conflict(
      `${name} has the gift packing materials that checkout offers, so it can’t be deleted`,
    );
  }
  const { rows } = await db.execute<{ child: string | null; coupon: string | null }>(sql`
    select (select name from categories where parent_id = ${id} order by position limit 1) as child,
      (select code from coupons where category_id = ${id} limit 1) as coupon`);
  const [{ child, coupon } = {}] = rows;
  if (child) throw conflict(`${child} is in ${name}. Move the subcategories first.`);
  if (coupon) throw conflict(`The coupon ${coupon} is for ${name}`);
}

async function moveProducts(
  context: ServiceContext,
  { id, name }: CategoryRow,
  moveTo: number | undefined,
): Promise<number[]> {
  const { categoryNodes } = await loadNameIndexes(context.db);
  const pathNames = (category: number) =>
    (categoryNodes.get(category)?.path ?? []).map((one) => categoryNodes.get(one)?.name ?? '');
  if (moveTo !== undefined && (moveTo === id || !categoryNodes.has(moveTo))) {
    throw invalid({ move_to: ['Choose another category'] });
  }
  const { rows } = await context.db.execute<{ count: number }>(
    sql`select count(*)::integer as count from products where category_id = ${id}`,
  );
  const count = rows[0]?.count ?? 0;
  if (count === 0) return [];
  if (moveTo === undefined) {
    throw conflict(
      `${name} has ${count} ${count === 1 ? 'product' : 'products'}. Choose a category to move ${count === 1 ? 'it' : 'them'} to.`,
    );
  }
  const ids = await rewordProducts(context, sql`p.category_id = ${id}`, {
    removed: pathNames(id),
    added: pathNames(moveTo),
  });
  await context.db.execute(sql`
    update products set category_id = ${moveTo}, version = version + 1 where category_id = ${id}`);
  return ids;
}
