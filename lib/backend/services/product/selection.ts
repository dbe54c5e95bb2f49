import { sql, type SQL } from 'drizzle-orm';
import type { ProductQuery } from '../../../contract/product.ts';
import type { ServiceContext } from '../../context.ts';
import { readSearch, type Search } from './search.ts';
import { idArray, inCategory, onShelf } from './shelf.ts';

/** What the shopper asked to see, in one form for everybody who asks for the same. */
export interface Wish {
  categoryId: number | undefined;
  categoryName: string;
  brandIds: number[];
  tagIds: number[];
  formIds: number[];
  search: string;
}

interface ChosenCategory {
  id: number;
  level: number;
  webImage: string | null;
  mobileImage: string | null;
}

/** The wish with its category looked up and its search understood. */
export interface Selection {
  category: ChosenCategory | undefined;
  search: Search | undefined;
  /** On the shelf, in the category and found by the search: true of all that can be counted. */
  scope: SQL;
  /** Nothing but the whole shop or a category. */
  isPlain: boolean;
  /** The shopper's own choice of brands, forms and tags; undefined where any will do. */
  brands: SQL | undefined;
  forms: SQL | undefined;
  tags: SQL | undefined;
}

const toIds = (list: string | undefined): number[] =>
  [...new Set((list ?? '').split(',').filter(Boolean).map(Number))].sort((a, b) => a - b);

export function toWish(query: ProductQuery): Wish {
  return {
    categoryId: query.category_id,
    categoryName: query.category_id ? '' : plain(query.category_name),
    brandIds: toIds(query.brand),
    tagIds: toIds(query.product_tag),
    formIds: toIds(query.product_foam),
    search: plain(query.prod_search),
  };
}

/** Lower case, single spaces, none of the characters that PostgreSQL's texts cannot hold. */
function plain(text: string | undefined): string {
  return (text ?? '')
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Null where nothing can match: an unknown category, a search for nothing. */
export async function select(context: ServiceContext, wish: Wish): Promise<Selection | null> {
  const isInCategory = wish.categoryId !== undefined || wish.categoryName !== '';
  const [category, search] = await Promise.all([
    isInCategory ? findCategory(context, wish) : undefined,
    wish.search ? readSearch(context, wish.search) : undefined,
  ]);
  if ((isInCategory && !category) || search === null) return null;
  const conditions = [
    onShelf(context.now().toISOString()),
    ...(category ? [inCategory(category)] : []),
    ...(search ? [search.condition] : []),
  ];
  const { brandIds, formIds, tagIds } = wish;
  return {
    category,
    search,
    scope: sql.join(conditions, sql` and `),
    isPlain: !search && brandIds.length + formIds.length + tagIds.length === 0,
    brands: brandIds.length > 0 ? sql`p.brand_id = any(${idArray(brandIds)})` : undefined,
    forms: formIds.length > 0 ? sql`p.form_id = any(${idArray(formIds)})` : undefined,
    tags:
      tagIds.length > 0
        ? sql`p.id in (select product_id from product_tags where tag_id = any(${idArray(tagIds)}))`
        : undefined,
  };
}

/** By id, else by name; of several with one name the highest in the tree. */
async function findCategory(
  { db }: ServiceContext,
  { categoryId, categoryName }: Wish,
): Promise<ChosenCategory | undefined> {
  const condition =
    categoryId === undefined ? sql`lower(name) = ${categoryName}` : sql`id = ${categoryId}`;
  const { rows } = await db.execute<Record<string, unknown> & ChosenCategory>(sql`
    select id, level, web_image as "webImage", mobile_image as "mobileImage" from categories
    where ${condition} order by level, id limit 1`);
  return rows[0];
}

/** Whether `p` is selected. */
export function isSelected({ scope, brands, forms, tags }: Selection): SQL {
  return sql.join(
    [scope, brands, forms, tags].filter((condition) => condition !== undefined),
    sql` and `,
  );
}
