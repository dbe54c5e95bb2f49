import { sql, type SQL } from 'drizzle-orm';
import { companyId } from '../../../contract/envelope.ts';
import type {
  StaffProductFilters,
  StaffProductQuery,
  StaffProductRow,
} from '../../../contract/staff-product-list.ts';
import { maxCountedRows } from '../../../contract/staff-list.ts';
import type { ServiceContext } from '../../context.ts';
import { fromReader } from '../../db/reader/from-reader.ts';
import { toRupees } from '../../../contract/money.ts';
import { readPage, sortBy, type PageOf } from '../staff/read-page.ts';
import { findStaffHits, type StaffHits } from '../../search/engine.ts';
import { idArray } from '../../db/id-array.ts';

interface ListRow extends Record<string, unknown> {
  id: number;
  name: string;
  sku: string;
  image: string | null;
  brand: string;
  category: string;
  price: number;
  basePrice: number;
  stock: number | null;
  isLow: boolean;
  isOnSale: boolean;
  publicFromMs: number | null;
  isScheduled: boolean;
  family: StaffProductRow['family'];
  isCombo: boolean;
  hasOwnPrice: boolean;
  soldCount: number;
  updatedMs: number;
  version: number;
}

const sorts = {
  updated_at: sql.raw('p.updated_at'),
  name: sql.raw('p.name'),
  price: sql.raw('p.price'),
  stock: sql.raw('p.stock'),
  sold: sql.raw('p.sold_count'),
};

/** With fewer hits than this the rows are counted, because some may belong to another site. */
const knownFrom = 200;

/*
 * The expression must match the definition of the back office indexes exactly, or PostgreSQL will
 * not use them.
 */
const isOfSite = sql.raw(`${companyId} = any(p.websites)`);
const isScheduled = sql.raw(
  'exists (select 1 from price_schedules s where s.product_id = p.id and s.ended_at is null)',
);

/**
 * Returns a page of products for the back office, on sale or not: searched by word prefixes (name,
 * brand and other search words) or by SKU, filtered and sorted.
 */
export async function listStaffProducts(
  context: ServiceContext,
  query: StaffProductQuery,
): Promise<PageOf<StaffProductRow>> {
  const { db } = await fromReader(context);
  const hits = query.search ? await findStaffHits(context, query.search) : undefined;
  if (hits?.count === 0) return { data: [], total: 0, more: false };
  const categories = query.category === undefined ? [] : await idsBelow(context, query.category);
  const all = conditions(context, query, { hits, categories });
  const matching = sql`from products p where ${sql.join(all, sql` and `)}`;
  const order = sortBy(sorts, query.sort ?? '-updated_at', sql.raw('p.id'));
  const readRows = async (limit: number, offset: number) => {
    const { rows } = await db.execute<ListRow>(sql`
      with page as (
        select p.id, row_number() over () as place from (
          select p.id ${matching} order by ${order} limit ${limit} offset ${offset}) p
      )
      select p.id, p.name, p.sku, b.name as brand, c.name as category, p.price,
        p.base_price as "basePrice", p.stock, p.is_low as "isLow",
        p.is_on_sale as "isOnSale", p.sold_count as "soldCount", p.version,
        (select i.path from product_images i where i.product_id = p.id order by i.position limit 1)
          as image,
        (extract(epoch from p.public_from) * 1000)::float8 as "publicFromMs",
        ${isScheduled} as "isScheduled",
        (select json_build_object('id', f.id, 'name', f.name, 'options', m.options, 'size',
          (select count(*) from family_members o where o.family_id = f.id))
         from families f where f.id = m.family_id) as family,
        k.product_id is not null as "isCombo", k.percent_off is null as "hasOwnPrice",
        (extract(epoch from p.updated_at) * 1000)::float8 as "updatedMs"
      from page join products p on p.id = page.id
        join brands b on b.id = p.brand_id join categories c on c.id = p.category_id
        left join family_members m on m.product_id = p.id
        left join combos k on k.product_id = p.id
      order by ${query.sort ? sql`page.place` : byFamily}`);
    const now = context.now().getTime();
    return rows.map((row) => toRow(row, now));
  };
  // For a search without other filters the number of hits is known: counting the rows again would
  // take as long as the page.
  if (hits && hits.count > knownFrom && all.length === 2) {
    const { page, page_size } = query;
    return {
      data: await readRows(page_size, (page - 1) * page_size),
      total: Math.min(hits.count, maxCountedRows),
      more: hits.count > maxCountedRows,
    };
  }
  return readPage(db, query, matching, readRows);
}

/** Sizes of one family stand together, at the place of the first of them. */
const byFamily = sql`
  min(page.place) over (partition by coalesce(m.family_id, -p.id)), m.position, page.place`;

/**
 * Returns the SQL conditions on `products p` for these filters; `hits` is the result of a search,
 * if any.
 */
export function conditions(
  { now }: ServiceContext,
  { sale, stock, brand, category, tag, family, pictures, scheduled }: StaffProductFilters,
  { hits, categories }: { hits: StaffHits | undefined; categories: number[] },
): SQL[] {
  const all: (SQL | undefined | false)[] = [
    isOfSite,
    hits?.isHit,
    sale === 'on' && sql`p.is_on_sale`,
    sale === 'off' && sql`not p.is_on_sale`,
    stock === 'in' && sql`(p.stock is null or p.stock > 0)`,
    stock === 'out' && sql`p.stock = 0`,
    stock === 'low' && sql`p.is_low`,
    brand !== undefined && sql`p.brand_id = ${brand}`,
    category !== undefined && sql`p.category_id = any(${idArray(categories)})`,
    tag !== undefined &&
      sql`exists (select 1 from product_tags t where t.product_id = p.id and t.tag_id = ${tag})`,
    family !== undefined &&
      sql`p.id in (select m.product_id from family_members m where m.family_id = ${family})`,
    pictures === 'none' && sql`p.home_image is null`,
    scheduled === 'yes' &&
      sql`p.id in (
        select s.product_id from price_schedules s where s.ended_at is null
        union select l.id from products l where l.public_from > ${now().toISOString()}::timestamptz)`,
  ];
  return all.filter((one): one is SQL => Boolean(one));
}

/**
 * Returns the ids of a category and its descendants. A separate query, so that the planner of the
 * list knows their number.
 */
export async function idsBelow({ db }: ServiceContext, id: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive below as (
      select ${id}::integer as id
      union all select c.id from categories c join below on c.parent_id = below.id
    ) select id from below`);
  return rows.map((row) => row.id);
}

const toRow = (row: ListRow, now: number): StaffProductRow => ({
  id: row.id,
  name: row.name,
  sku: row.sku,
  image1: row.image,
  brand_name: row.brand,
  category_name: row.category,
  product_price: toRupees(row.price),
  base_price: toRupees(row.basePrice),
  available_stock_quantity: row.stock,
  is_low: row.isLow,
  is_on_sale: row.isOnSale,
  public_from:
    row.publicFromMs !== null && row.publicFromMs > now
      ? new Date(row.publicFromMs).toISOString()
      : null,
  is_scheduled: row.isScheduled,
  family: row.family,
  is_combo: row.isCombo,
  has_own_price: row.hasOwnPrice,
  sold_count: row.soldCount,
  updated_at: new Date(row.updatedMs).toISOString(),
  version: row.version,
});
