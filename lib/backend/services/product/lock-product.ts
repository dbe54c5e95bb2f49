import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { companyId } from '../../../contract/envelope.ts';
import type { Queryable } from '../../db/client.ts';
import { products } from '../../db/schema/catalogue.ts';
import { notFound } from '../../errors.ts';
import { editableColumns, type EditableRow } from './editable-row.ts';

/**
 * Locks a product until the transaction ends and returns it. Throws 404 if this site has no such
 * product.
 */
export async function lockProduct(db: Queryable, id: number): Promise<EditableRow> {
  const [row] = await db
    .select(editableColumns)
    .from(products)
    .where(and(eq(products.id, id), sql`${companyId} = any(${products.websites})`))
    .for('no key update');
  if (!row) throw notFound('Product');
  return row;
}

/**
 * Locks products until the transaction ends, in order of their ids (no deadlocks); returns those
 * that this site has, by id.
 */
export async function lockProducts(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, EditableRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(editableColumns)
    .from(products)
    .where(and(inArray(products.id, [...ids]), sql`${companyId} = any(${products.websites})`))
    .orderBy(asc(products.id))
    .for('no key update');
  return new Map(rows.map((row) => [row.id, row]));
}
