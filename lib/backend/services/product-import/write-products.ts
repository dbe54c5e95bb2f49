import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
import { tellOfStock } from '../webhook/tell-webhooks.ts';
import type { KnownProduct, ProductDraft } from './product-draft.ts';
import {
  recordAssignments,
  recordColumns,
  recordOf,
  recordsOf,
  recordValues,
  type ProductRecord,
} from './product-record.ts';
import type { NameIndexes } from './name-indexes.ts';

/** A product to write; the stock in `wanted` is the final one. */
export interface ProductRequest {
  sku: string;
  known: KnownProduct | undefined;
  wanted: ProductDraft;
}

export interface WrittenProduct {
  id: number;
  record: ProductRecord;
  known: KnownProduct | undefined;
  wanted: ProductDraft;
}

/**
 * Writes new and existing products with tags, pictures and stock movements, in a few statements for
 * all of them. The transaction must hold the locks on the existing rows.
 */
export async function writeProducts(
  context: ServiceContext,
  staffId: number,
  requests: readonly ProductRequest[],
  nameIndexes: NameIndexes,
): Promise<WrittenProduct[]> {
  const { db, now } = context;
  const moment = now().toISOString();
  const made = requests.map((request) => ({
    request,
    record: recordOf(request.sku, request.wanted, request.known, nameIndexes),
  }));
  const changed = made.filter(({ record }) => record.id !== null);
  if (changed.length > 0) {
    await db.execute(sql`
      update products p set ${recordAssignments}, version = p.version + 1,
        updated_at = ${moment}::timestamptz
      from ${recordsOf(changed.map(({ record }) => record))} where p.id = r.id`);
  }
  const fresh = made.filter(({ record }) => record.id === null).map(({ record }) => record);
  const idOfSku = await insertRecords(db, fresh, moment);
  const written = made.map(({ request, record }) => {
    const id = record.id ?? idOfSku.get(record.sku);
    if (id === undefined) throw new Error(`The product ${record.sku} was not written`);
    return { id, record, known: request.known, wanted: request.wanted };
  });
  await putTags(
    db,
    written.filter(({ known, wanted }) => !isSame(known?.tagIds ?? [], wanted.tagIds)),
  );
  await putPictures(
    db,
    written.filter(({ known, wanted }) => !isSame(known?.images ?? [], wanted.images)),
  );
  await bookStock(db, staffId, moment, written);
  return written;
}

const isSame = <T>(one: readonly T[], other: readonly T[]) =>
  one.length === other.length && one.every((value, index) => value === other[index]);

async function insertRecords(
  db: Queryable,
  records: readonly ProductRecord[],
  moment: string,
): Promise<Map<string, number>> {
  if (records.length === 0) return new Map();
  const { rows } = await db.execute<{ id: number; sku: string }>(sql`
    insert into products (${recordColumns}, created_at, updated_at)
    select ${recordValues}, ${moment}::timestamptz, ${moment}::timestamptz
    from ${recordsOf(records)}
    returning id, sku`);
  return new Map(rows.map(({ id, sku }) => [sku, id]));
}

async function putTags(db: Queryable, products: readonly WrittenProduct[]): Promise<void> {
  if (products.length === 0) return;
  const rows = products.flatMap(({ id, wanted }) =>
    wanted.tagIds.map((tagId) => ({ product_id: id, tag_id: tagId })),
  );
  await db.execute(sql`delete from product_tags where product_id in (${selectIds(products)})`);
  await db.execute(sql`
    insert into product_tags (product_id, tag_id)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(product_id integer, tag_id integer)`);
}

/** Keeps the alternative text of a picture that stays. */
async function putPictures(db: Queryable, products: readonly WrittenProduct[]): Promise<void> {
  if (products.length === 0) return;
  const rows = products.flatMap(({ id, wanted }) =>
    wanted.images.map((path, index) => ({ product_id: id, position: index + 1, path })),
  );
  const { rows: oldImages } = await db.execute<{
    productId: number;
    path: string;
    alt: string;
  }>(sql`
    delete from product_images where product_id in (${selectIds(products)})
    returning product_id as "productId", path, alt`);
  const altTexts = new Map(
    oldImages.map(({ productId, path, alt }) => [`${productId} ${path}`, alt]),
  );
  const described = rows.map((row) => ({
    ...row,
    alt: altTexts.get(`${row.product_id} ${row.path}`) ?? '',
  }));
  await db.execute(sql`
    insert into product_images (product_id, position, path, alt)
    select * from jsonb_to_recordset(${JSON.stringify(described)}::jsonb)
      as r(product_id integer, position integer, path text, alt text)`);
}

async function bookStock(
  db: Queryable,
  staffId: number,
  moment: string,
  products: readonly WrittenProduct[],
): Promise<void> {
  const rows = products
    .filter(({ known, wanted }) => wanted.stock !== (known ? known.stock : null))
    .map(({ id, known, wanted }) => ({
      product_id: id,
      change: (wanted.stock ?? 0) - (known?.stock ?? 0),
    }));
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into stock_movements (product_id, change, reason, staff_id, created_at)
    select r.product_id, r.change, 'import', ${staffId}::integer, ${moment}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(product_id integer, change integer)`);
  await tellOfStock(
    { db, now: () => new Date(moment) },
    rows.map((row) => row.product_id),
  );
}

const selectIds = (products: readonly WrittenProduct[]) =>
  sql`select jsonb_array_elements_text(${JSON.stringify(products.map(({ id }) => id))}::jsonb)::integer`;
