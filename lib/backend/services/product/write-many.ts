import { sql } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { idArray } from '../../db/id-array.ts';
import { products } from '../../db/schema/catalogue.ts';
import { productTags, relatedProducts } from '../../db/schema/product-parts.ts';
import { stockMovements } from '../../db/schema/stock.ts';
import { writeAudits } from '../staff/write-audit.ts';
import { tellOfStock } from '../webhook/tell-webhooks.ts';
import type { ProductEffect } from './change-effects.ts';
import { fieldNames, type EditableRow } from './editable-row.ts';
import { filledNames } from './insert-product.ts';

/* The same as `insertWanted` and `writeProduct`, in a few statements for any number of products. */

/**
 * Inserts complete rows with tags, related products, stock movements and audit entries; returns
 * their effects in the same order. The caller has checked references and SKUs.
 */
export async function insertMany(
  context: ServiceContext,
  caller: CustomerCaller,
  rows: readonly EditableRow[],
  copyOf: number,
): Promise<ProductEffect[]> {
  if (rows.length === 0) return [];
  const { db, now } = context;
  const moment = now();
  const made = await db
    .insert(products)
    .values(
      rows.map(({ id: _unknown, tagIds: _tags, relatedIds: _related, ...columns }) => ({
        ...columns,
        createdAt: moment,
        updatedAt: moment,
      })),
    )
    .returning({ id: products.id, sku: products.sku });
  const idBySku = new Map(made.map(({ id, sku }) => [sku, id]));
  const inserted = rows.map((row): EditableRow => {
    const id = idBySku.get(row.sku);
    if (id === undefined) throw new Error(`The product ${row.sku} was not made`);
    return { ...row, id };
  });
  const tags = inserted.flatMap(({ id, tagIds }) =>
    tagIds.map((tagId) => ({ productId: id, tagId })),
  );
  if (tags.length > 0) await db.insert(productTags).values(tags);
  const related = inserted.flatMap(({ id, relatedIds }) =>
    relatedIds.map((relatedId, index) => ({ productId: id, relatedId, position: index + 1 })),
  );
  if (related.length > 0) await db.insert(relatedProducts).values(related);
  await bookStocks(
    context,
    caller,
    'opening',
    inserted.map(({ id, stock }) => [id, stock ?? 0]),
  );
  await writeAudits(
    context,
    caller,
    inserted.map((row) => ({
      action: 'product.create',
      subject: `product:${row.id}`,
      after: { ...Object.fromEntries(filledNames(row).map((name) => [name, row[name]])), copyOf },
    })),
  );
  return inserted.map((before) => ({ before, after: {}, isNew: true }));
}

export interface ProductPlan {
  before: EditableRow;
  /** Only changed columns of the product's row. */
  after: Partial<Omit<EditableRow, 'id' | 'tagIds' | 'relatedIds'>>;
}

/**
 * Writes changes of locked rows with stock movements and audit entries, and ends running scheduled
 * prices of those whose price changes. The caller has checked references, SKUs and scheduled
 * prices.
 */
export async function updateMany(
  context: ServiceContext,
  caller: CustomerCaller,
  plans: readonly ProductPlan[],
): Promise<ProductEffect[]> {
  const changed = plans.filter(({ after }) => Object.keys(after).length > 0);
  if (changed.length === 0) return [];
  const { db, now } = context;
  const moment = now().toISOString();
  const keys = [...new Set(changed.flatMap(({ after }) => Object.keys(after)))] as Exclude<
    keyof ProductPlan['after'],
    undefined
  >[];
  const rows = changed.map(({ before, after }) =>
    Object.fromEntries([
      ['id', before.id],
      ...keys.map((key) => [products[key].name, { ...before, ...after }[key]] as const),
    ]),
  );
  const names = keys.map((key) => products[key].name);
  const types = keys.map((key) => `${products[key].name} ${products[key].getSQLType()}`);
  await db.execute(sql`
    update products p set ${sql.raw(names.map((name) => `${name} = r.${name}`).join(', '))},
      version = p.version + 1, updated_at = ${moment}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(${sql.raw(['id integer', ...types].join(', '))})
    where p.id = r.id`);
  const repriced = changed.filter(({ after }) => after.price !== undefined);
  if (repriced.length > 0) {
    await db.execute(sql`
      update price_schedules set ended_at = ${moment}::timestamptz
      where started_at is not null and ended_at is null
        and product_id = any(${idArray(repriced.map(({ before }) => before.id))})`);
  }
  await bookStocks(
    context,
    caller,
    'staff',
    changed.flatMap(({ before, after }) =>
      after.stock === undefined
        ? []
        : [[before.id, (after.stock ?? 0) - (before.stock ?? 0)] as const],
    ),
  );
  await writeAudits(
    context,
    caller,
    changed.map(({ before, after }) => {
      const audited = (Object.keys(after) as (keyof typeof after)[]).filter(
        (name) => fieldNames[name] !== undefined,
      );
      return {
        action: 'product.change',
        subject: `product:${before.id}`,
        before: Object.fromEntries(audited.map((name) => [name, before[name]])),
        after: Object.fromEntries(audited.map((name) => [name, after[name]])),
      };
    }),
  );
  return changed.map(({ before, after }) => ({ before, after, isNew: false }));
}

async function bookStocks(
  { db, now }: ServiceContext,
  { customerId }: CustomerCaller,
  reason: 'opening' | 'staff',
  changes: readonly (readonly [productId: number, change: number])[],
): Promise<void> {
  const booked = changes.filter(([, change]) => reason === 'staff' || change !== 0);
  if (booked.length === 0) return;
  await db.insert(stockMovements).values(
    booked.map(([productId, change]) => ({
      productId,
      change,
      reason,
      staffId: customerId,
      createdAt: now(),
    })),
  );
  await tellOfStock(
    { db, now },
    booked.map(([productId]) => productId),
  );
}
