import { eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { products, type ProductRow } from '../../db/schema/catalogue.ts';
import { productTags, relatedProducts } from '../../db/schema/product-parts.ts';
import { stockMovements } from '../../db/schema/stock.ts';
import { sqlState } from '../../db/sql-state.ts';
import { invalid } from '../../errors.ts';
import { tellOfStock } from '../webhook/tell-webhooks.ts';
import type { EditableRow } from './editable-row.ts';

/**
 * Updates the changed columns of a product and raises the version, so that concurrent edits are
 * detected (optimistic locking). Throws 400 if the SKU is taken.
 */
export async function updateRow(
  context: ServiceContext,
  id: number,
  { tagIds, relatedIds, ...columns }: Partial<EditableRow>,
): Promise<void> {
  await context.db
    .update(products)
    .set({
      ...columns,
      ...(columns.rail && { railPosition: lastOfRail(columns.rail) }),
      version: sql`${products.version} + 1`,
      updatedAt: context.now(),
    })
    .where(eq(products.id, id))
    .catch(refuseTakenSku);
  if (tagIds) await putTags(context, id, tagIds);
  if (relatedIds) await putRelated(context, id, relatedIds);
}

/**
 * Inserts a product with its tags and related products; returns the id. Throws 400 if the SKU is
 * taken.
 */
export async function insertRow(
  context: ServiceContext,
  { id: _unknown, tagIds, relatedIds, ...columns }: EditableRow,
): Promise<number> {
  const now = context.now();
  const [made] = await context.db
    .insert(products)
    .values({
      ...columns,
      ...(columns.rail && { railPosition: lastOfRail(columns.rail) }),
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: products.id })
    .catch(refuseTakenSku);
  if (!made) throw new Error('The product was not made');
  await putTags(context, made.id, tagIds);
  await putRelated(context, made.id, relatedIds);
  return made.id;
}

/** Writes a stock movement and notifies webhooks. */
export async function bookStock(
  { db, now }: ServiceContext,
  { customerId }: CustomerCaller,
  productId: number,
  entry: { change: number; reason: 'opening' | 'staff' | 'import'; note?: string },
): Promise<void> {
  await db
    .insert(stockMovements)
    .values({ productId, ...entry, staffId: customerId, createdAt: now() });
  await tellOfStock({ db, now }, [productId]);
}

const lastOfRail = (rail: string): SQL =>
  sql`(select coalesce(max(rail_position), 0) + 1 from products where rail = ${rail})`;

async function putTags({ db }: ServiceContext, productId: number, ids: number[]): Promise<void> {
  await db.delete(productTags).where(eq(productTags.productId, productId));
  if (ids.length === 0) return;
  await db.insert(productTags).values(ids.map((tagId) => ({ productId, tagId })));
}

async function putRelated({ db }: ServiceContext, productId: number, ids: number[]): Promise<void> {
  await db.delete(relatedProducts).where(eq(relatedProducts.productId, productId));
  if (ids.length === 0) return;
  await db
    .insert(relatedProducts)
    .values(ids.map((relatedId, index) => ({ productId, relatedId, position: index + 1 })));
}

/** Converts the unique violation of the SKU to a 400 with the field. */
function refuseTakenSku(error: unknown): never {
  if (sqlState(error) === '23505')
    throw invalid({ sku: ['A product with this SKU already exists'] });
  throw error;
}

/** The table as `p`, which the statements of this folder call it. */
const p = alias(products, 'p');

/** Columns of `products p`, each under its name in `ProductRow`; numerics come as numbers. */
export const selectColumns = (names: readonly (keyof ProductRow)[]): SQL =>
  sql.join(
    names.map((name) => {
      const cast = p[name].columnType === 'PgNumericNumber' ? sql`::float8` : sql``;
      return sql`${p[name]}${cast} as ${sql.identifier(name)}`;
    }),
    sql`, `,
  );
