import { eq, sql } from 'drizzle-orm';
import type { CategoryMove, PlacedCategory } from '../../../contract/staff-category.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { categories } from '../../db/schema/catalogue.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { invalid, notFound } from '../../errors.ts';
import { addJob } from '../../jobs/add-job.ts';
import { overtaken } from '../content/records.ts';
import { catalogueChanged } from '../../search/engine.ts';
import { rewordProducts } from '../product/reword-products.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { categoryRecordType, inside } from './category-record-type.ts';
import { lockTaxonomy } from './lock-taxonomy.ts';
import { listPlaced } from './list-categories.ts';
import { planMove, type NewPosition } from './plan-move.ts';

/**
 * Moves a category with its descendants; their products are updated in the same transaction, the
 * URL does not change. 404 for an unknown one, 400 if it cannot be moved there, 409 if it was
 * changed since. Returns the tree after the move.
 */
export async function moveCategory(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
  { parent_id: parentId, position, version }: CategoryMove,
): Promise<PlacedCategory[]> {
  return withinTransaction(context, async (within, tx) => {
    await lockTaxonomy(tx);
    const rows = await tx.select().from(categories).orderBy(categories.id).for('no key update');
    const row = rows.find((one) => one.id === id);
    if (!row) throw notFound('Category');
    if (row.version !== version) throw await overtaken(within, caller, categoryRecordType, row);
    const plan = planMove(rows, id, parentId, position);
    if (typeof plan === 'string') throw invalid({ parent_id: [plan] });
    await writePositions(tx, plan.positions);
    await tx
      .update(categories)
      .set({ version: sql`${categories.version} + 1`, updatedAt: context.now() })
      .where(eq(categories.id, id));
    const hasMoved = row.parentId !== parentId;
    const ids = hasMoved
      ? await rewordProducts(within, inside(id), { removed: plan.before, added: plan.after })
      : [];
    if (hasMoved) await followCategory(tx, id);
    await writeAudit(within, caller, 'category.move', `category:${id}`, {
      before: { parentId: row.parentId, position: row.position },
      after: { parentId, position: position + 1 },
    });
    await addJob(tx, 'revalidate', {
      tags: ['categories', 'products', 'page-meta', ...(hasMoved ? ['catalogue'] : [])],
    });
    await catalogueChanged(tx, ids);
    return listPlaced(within);
  });
}

async function writePositions(tx: Transaction, positions: readonly NewPosition[]): Promise<void> {
  await tx.execute(sql`
    update categories c set parent_id = r."parentId", level = r.level, position = r.position
    from jsonb_to_recordset(${JSON.stringify(positions)}::jsonb)
      as r(id integer, "parentId" integer, level integer, position integer)
    where c.id = r.id`);
}

/** Recomputes the stored ancestors of all products in and below a category. */
export async function followCategory(tx: Transaction, id: number): Promise<void> {
  await tx.execute(sql`
    with recursive tree as (
      select id, array[id] as path from categories where parent_id is null
      union all
      select c.id, t.path || c.id from categories c join tree t on c.parent_id = t.id
    )
    update products p set category_level_1 = t.path[1], category_level_2 = t.path[2],
      category_level_3 = t.path[3]
    from tree t where t.id = p.category_id and ${id}::integer = any(t.path)`);
}
