import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { companyId } from '../../../contract/envelope.ts';
import type { Queryable } from '../../db/client.ts';
import { idArray } from '../../db/id-array.ts';
import { products } from '../../db/schema/catalogue.ts';
import { notFound } from '../../errors.ts';
import { editableColumns, type EditableRow } from './editable-row.ts';

/**
 * Locks a product until the transaction ends and returns it. Throws 404 if this site has no such
 * product.
 */
export async function lockProduct(db: Queryable, id: number): Promise<EditableRow> {
  await lockCombos(db, [id]);
  const [row] = await db
    .select(editableColumns)
    .from(products)
    .where(and(eq(products.id, id), sql`${companyId} = any(${products.websites})`))
    .for('no key update');
  if (!row) throw notFound('Product');
  return row;
}

/**
 * Takes the lock of the trigger `combo_follows_items` if one of the products is a combo. Lock
 * order: parts, this lock, combos. An order holds parts and waits for this lock and their combos
 * when it commits; whoever held a combo before this lock would wait for it in a circle.
 */
export async function lockCombos(db: Queryable, ids: readonly number[]): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select pg_advisory_xact_lock(hashtext('combos')) from (
      select from combos where product_id = any(${idArray(ids)}) limit 1) one`);
  return rows.length > 0;
}

/**
 * Locks products until the transaction ends, in order of their ids, combos last (no deadlocks);
 * returns those that this site has, by id.
 */
export async function lockProducts(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, EditableRow>> {
  if (ids.length === 0) return new Map();
  const isCombo = sql`exists (select from combos where product_id = ${products.id})`;
  const lock = (which: SQL) =>
    db
      .select(editableColumns)
      .from(products)
      .where(
        and(inArray(products.id, [...ids]), sql`${companyId} = any(${products.websites})`, which),
      )
      .orderBy(asc(products.id))
      .for('no key update');
  const parts = await lock(sql`not ${isCombo}`);
  const combos = (await lockCombos(db, ids)) ? await lock(isCombo) : [];
  return new Map([...parts, ...combos].map((row) => [row.id, row]));
}
