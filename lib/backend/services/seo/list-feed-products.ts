import { sql } from 'drizzle-orm';
import type { FeedProduct } from '../../../contract/seo.ts';
import type { ServiceContext } from '../../context.ts';
import { toRupees } from '../../../contract/money.ts';
import { readableText } from '../../../contract/readable-text.ts';
import { clipped } from '../page-meta/meta-text.ts';
import { isListed } from '../../db/is-listed.ts';

/** Small batches, because converting descriptions to plain text takes time. */
const batchSize = 250;
/** Maximum length in merchant feeds. */
const longestDescription = 5_000;

interface FeedRow extends Record<string, unknown> {
  id: number;
  sku: string;
  name: string;
  description: string;
  images: string[];
  basePrice: number;
  price: number;
  isAvailable: boolean;
  brand: string;
  gtin: string;
  hsn: string;
  categories: string[];
  netQuantity: number;
  unit: string;
  changedMs: number;
  familyId: number | null;
  axes: string[] | null;
  options: string[] | null;
  isCombo: boolean;
}

interface Piece {
  data: FeedProduct[];
  /** Cursor of the next batch; null at the end. */
  next: number | null;
}

/**
 * Returns a batch of the products on sale that everybody can buy, by id, after the id `after`
 * (keyset pagination).
 */
export async function listFeedProducts({ db, now }: ServiceContext, after: number): Promise<Piece> {
  const moment = now().toISOString();
  const { rows } = await db.execute<FeedRow>(sql`
    select p.id, p.sku, p.name, p.description, p.base_price as "basePrice", p.price,
      p.is_available as "isAvailable", b.name as brand, coalesce(p.barcode, '') as gtin, p.hsn, p.net_quantity::float8 as "netQuantity",
      p.unit, (extract(epoch from p.updated_at) * 1000)::float8 as "changedMs",
      array(select i.path from product_images i where i.product_id = p.id order by i.position)
        as images,
      array(select c.name from categories c
            where c.id in (p.category_level_1, p.category_level_2, p.category_level_3)
            order by c.level) as categories,
      m.family_id as "familyId", f.axes, m.options, c.product_id is not null as "isCombo"
    from products p join brands b on b.id = p.brand_id
      left join family_members m on m.product_id = p.id
      left join families f on f.id = m.family_id
      left join combos c on c.product_id = p.id
    where p.id > ${after} and ${isListed(moment)}
      and (p.members_until is null or p.members_until <= ${moment}::timestamptz)
    order by p.id limit ${batchSize}`);
  return {
    data: rows.map(toFeedProduct),
    next: rows.length === batchSize ? (rows.at(-1)?.id ?? null) : null,
  };
}

const toFeedProduct = (row: FeedRow): FeedProduct => ({
  id: row.id,
  sku: row.sku,
  name: row.name,
  description: clipped(readableText(row.description), longestDescription),
  images: row.images,
  base_price: toRupees(row.basePrice),
  product_price: toRupees(row.price),
  availability: row.isAvailable ? 'in_stock' : 'out_of_stock',
  brand_name: row.brand,
  gtin: row.gtin,
  hsn: row.hsn,
  categories: row.categories,
  net_quantity: row.netQuantity,
  unit: row.unit,
  updated_at: new Date(row.changedMs).toISOString(),
  family_id: row.familyId,
  options: (row.axes ?? []).map((axis, index) => ({ axis, value: row.options?.[index] ?? '' })),
  is_combo: row.isCombo,
});
