import { sql, type SQL } from 'drizzle-orm';
import type { FilterOption } from '../../../contract/product.ts';
import { toColumn, pageFieldNames } from '../../../contract/product-fields.ts';
import { reviewedIds, shownRatingCount, shownRatingSum } from '../review/family-reviews.ts';
import { shownReviewColumns } from '../review/review-columns.ts';
import type { ReviewRow } from '../review/serialize.ts';
import { cardColumns, type CardTexts } from './card-texts.ts';
import { selectColumns } from './product-rows.ts';
import { testedLots, type TestedLotRow } from './lots/tested-lots.ts';
import type { FieldRow } from './product-field-values.ts';

/** The part of a product page that changes only with the product's version and its reviews. */
export interface ProductTexts extends CardTexts, FieldRow {
  images: string[];
  imageAlts: string[];
  reviews: ReviewRow[];
  /** Changes with each review that is written, approved, hidden or left without its name. */
  reviewed: string;
  websites: number[];
  /** Until then only members can buy it; epoch milliseconds. Null: everybody can. */
  membersUntilMs: number | null;
  formId: number;
  formName: string;
  categories: FilterOption[];
  lots: TestedLotRow[];
}

/** One fewer than the number at which 'View all reviews' appears. */
const reviewsInside = sql.raw('3');

/** `ProductTexts.reviewed`, from `products p`. */
export const reviewedColumn: SQL = sql`
  concat_ws(' ', ${shownRatingSum}, ${shownRatingCount},
    (select r.updated_at from reviews r where r.product_id in (${reviewedIds})
     order by r.updated_at desc nulls last limit 1)) as reviewed`;

/**
 * The columns of `ProductTexts`, from `products p`, `brands b` and `product_forms f`, with the
 * placeholder `now`.
 */
export const productColumns: SQL = sql`
  ${cardColumns}, ${reviewedColumn},
  array(select i.path from product_images i where i.product_id = p.id order by i.position)
    as images,
  array(select i.alt from product_images i where i.product_id = p.id order by i.position)
    as "imageAlts",
  ${selectColumns(pageFieldNames.map(toColumn))}, p.websites,
  (extract(epoch from p.members_until) * 1000)::float8 as "membersUntilMs",
  p.form_id as "formId", f.name as "formName",
  (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by c.level), '[]')
   from categories c
   where c.id in (p.category_level_1, p.category_level_2, p.category_level_3)) as categories,
  ${testedLots(sql.placeholder('now'))} as lots,
  (select coalesce(json_agg(r), '[]') from (
     select ${shownReviewColumns} from reviews where product_id in (${reviewedIds}) and hidden_at is null
     order by published_at desc, id desc limit ${reviewsInside}) r) as reviews`;

/** The FROM clause for `productColumns`. */
export const productTables: SQL = sql`
  products p join brands b on b.id = p.brand_id join product_forms f on f.id = p.form_id`;
