import { sql } from 'drizzle-orm';
import type { NamedProduct, StaffProduct } from '../../../contract/staff-product.ts';
import type { ProductPicture } from '../../../contract/staff-product-picture.ts';
import type { ServiceContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { listSchedules } from '../price-schedule/plan-price.ts';
import { getProductForStaff } from './get-product.ts';
import { removalObstacle } from './removal-obstacle.ts';
import { readLots, toStaffLot } from './lots/read-lots.ts';
import { searchFacts, readNames } from './read-names.ts';
import { readComboTerms, readHoldingCombos } from '../combo/combo-terms.ts';
import { furtherWordsOf } from '../../search/engine.ts';

interface FurtherRow extends Record<string, unknown> {
  version: number;
  slug: string;
  isOnSale: boolean;
  categoryId: number;
  lowStockAt: number | null;
  isReturnable: boolean | null;
  rail: string | null;
  searchText: string;
  soldCount: number;
  tags: { id: number; name: string }[];
  pictures: ProductPicture[];
  related: NamedProduct[];
  replacement: NamedProduct | null;
  publicFromMs: number | null;
  createdMs: number;
  updatedMs: number;
}

const named = sql.raw(`json_build_object('id', r.id, 'name', r.name, 'sku', r.sku, 'image1',
  (select i.path from product_images i where i.product_id = r.id order by i.position limit 1))`);

/** Returns a product with all data for staff, on sale or not. Throws 404 if unknown. */
export async function readStaffProduct(context: ServiceContext, id: number): Promise<StaffProduct> {
  const product = await getProductForStaff(context, id);
  const { rows } = await context.db.execute<FurtherRow>(sql`
    select p.version, p.slug, p.is_on_sale as "isOnSale", p.category_id as "categoryId",
      p.low_stock_at as "lowStockAt", p.is_returnable as "isReturnable", p.rail, p.search_text as "searchText",
      p.sold_count as "soldCount",
      (extract(epoch from p.public_from) * 1000)::float8 as "publicFromMs",
      (extract(epoch from p.created_at) * 1000)::float8 as "createdMs",
      (extract(epoch from p.updated_at) * 1000)::float8 as "updatedMs",
      (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by t.id), '[]')
       from product_tags pt join tags t on t.id = pt.tag_id where pt.product_id = p.id) as tags,
      (select coalesce(json_agg(json_build_object('id', i.id, 'path', i.path, 'alt', i.alt)
                                order by i.position), '[]')
       from product_images i where i.product_id = p.id) as pictures,
      (select coalesce(json_agg(${named} order by l.position, l.related_id), '[]')
       from related_products l join products r on r.id = l.related_id
       where l.product_id = p.id) as related,
      (select ${named} from products r where r.id = p.replacement_id) as replacement
    from products p where p.id = ${id}`);
  const [row] = rows;
  if (!row) throw notFound('Product');
  const terms = (await readComboTerms(context.db, [id])).get(id);
  const combos = await readHoldingCombos(context.db, [id]);
  return {
    ...product,
    version: row.version,
    slug: row.slug,
    is_on_sale: row.isOnSale,
    category_id: row.categoryId,
    low_stock_at: row.lowStockAt,
    // Of the product itself; null: as its category.
    is_returnable: row.isReturnable,
    tag_list: row.tags,
    pictures: row.pictures,
    related: row.related,
    replacement: row.replacement,
    schedules: await listSchedules(context, id),
    lots: (await readLots(context, id)).map(toStaffLot),
    combo_terms: terms
      ? {
          percent_off: terms.percentOff === null ? null : terms.percentOff / 100,
          off_sale_items: terms.offSaleItems,
        }
      : null,
    in_combos: combos.map(({ id: comboId, name, isOnSale }) => ({
      id: comboId,
      name,
      is_on_sale: isOnSale,
    })),
    rail: row.rail,
    search_words: await readFurtherWords(context, product, row),
    public_from: row.publicFromMs === null ? null : new Date(row.publicFromMs).toISOString(),
    sold_count: row.soldCount,
    kept_because: await removalObstacle(context, id),
    created_at: new Date(row.createdMs).toISOString(),
    updated_at: new Date(row.updatedMs).toISOString(),
  };
}

async function readFurtherWords(
  { db }: ServiceContext,
  product: Awaited<ReturnType<typeof getProductForStaff>>,
  { categoryId, searchText, tags }: FurtherRow,
): Promise<string> {
  const placed = {
    name: product.name,
    localName: product.local_name,
    brandId: product.brand,
    formId: product.product_form.id,
    categoryId,
    tagIds: tags.map(({ id }) => id),
  };
  return furtherWordsOf(searchText, searchFacts(placed, await readNames(db, [placed])));
}
