import { sql } from 'drizzle-orm';
import type { ProductQuery } from '../../../contract/product.ts';
import type { ServiceContext } from '../../context.ts';
import { toPaise } from '../../money.ts';
import { recall, type CatalogueMemory } from './catalogue-memory.ts';
import { missIn, type Group } from './misses.ts';
import { findBySearch, type Finds } from './search.ts';
import { shelfColumns, type ShelfColumns } from './shelf-columns.ts';
import type { Labels } from './shelf-labels.ts';

/** What the shopper asked to see, in one form for everybody who asks for the same. */
export interface Wish {
  categoryId: number | undefined;
  categoryName: string;
  brandIds: number[];
  tagIds: number[];
  formIds: number[];
  search: string;
  availability: ProductQuery['availability'];
  /** Paise, both ends included. */
  leastPrice: number | undefined;
  mostPrice: number | undefined;
}

interface ChosenCategory {
  id: number;
  level: number;
  webImage: string | null;
  mobileImage: string | null;
}

/** What was chosen in one group: 1 at the number of each set of labels that will do. */
interface Choice {
  group: Group;
  of: Uint16Array;
  flags: Uint8Array;
  miss: number;
}

/** The wish held against the shelf. */
export interface Selection {
  shelf: ShelfColumns;
  category: ChosenCategory | undefined;
  /** What a search has found, the best first; undefined where nothing was searched for. */
  finds: Finds | undefined;
  /** Of the groups in which something was chosen. */
  chosen: Choice[];
  /** Paise. */
  leastPrice: number;
  mostPrice: number;
}

/** The groups in which something was chosen. */
export const chosenGroups = ({ chosen, leastPrice, mostPrice }: Selection): Group[] => [
  ...chosen.map(({ group }) => group),
  ...(leastPrice === 0 && mostPrice === Infinity ? [] : (['bands'] as const)),
];

const toIds = (list: string | undefined): number[] =>
  [...new Set((list ?? '').split(',').filter(Boolean).map(Number))].sort((a, b) => a - b);

const paiseOf = (rupees: number | undefined) =>
  rupees === undefined ? undefined : toPaise(rupees);

export function toWish(query: ProductQuery): Wish {
  return {
    categoryId: query.category_id,
    categoryName: query.category_id ? '' : plain(query.category_name),
    brandIds: toIds(query.brand),
    tagIds: toIds(query.product_tag),
    formIds: toIds(query.product_foam),
    search: plain(query.prod_search),
    availability: query.availability,
    leastPrice: paiseOf(query.price_min),
    mostPrice: paiseOf(query.price_max),
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

const anything = JSON.stringify(toWish({ page: 1 }));

/** Whether nothing was asked but what was typed. */
export function isSearchAlone(wish: Wish): boolean {
  return wish.search !== '' && JSON.stringify({ ...wish, search: '' }) === anything;
}

/** Null where nothing can match: an unknown category, a search for nothing. */
export async function select(
  context: ServiceContext,
  memory: CatalogueMemory,
  wish: Wish,
): Promise<Selection | null> {
  const isInCategory = wish.categoryId !== undefined || wish.categoryName !== '';
  const [category, shelf] = await Promise.all([
    isInCategory ? findCategory(context, memory, wish) : undefined,
    shelfColumns(context, memory),
  ]);
  if (isInCategory && !category) return null;
  const finds = wish.search ? await findBySearch(context, memory, shelf, wish.search) : undefined;
  if (finds?.places.length === 0) return null;
  const isAmong = (ids: number[]) => (option: { id: number }) => ids.includes(option.id);
  return {
    shelf,
    category,
    finds,
    chosen: [
      ...(category ? [choose(shelf, 'categories', isAmong([category.id]))] : []),
      ...(wish.brandIds.length > 0 ? [choose(shelf, 'brands', isAmong(wish.brandIds))] : []),
      ...(wish.formIds.length > 0 ? [choose(shelf, 'forms', isAmong(wish.formIds))] : []),
      ...(wish.tagIds.length > 0 ? [choose(shelf, 'tags', isAmong(wish.tagIds))] : []),
      ...(wish.availability
        ? [choose(shelf, 'availability', (option) => option === wish.availability)]
        : []),
    ],
    leastPrice: wish.leastPrice ?? 0,
    mostPrice: wish.mostPrice ?? Infinity,
  };
}

function choose<G extends Group>(
  shelf: ShelfColumns,
  group: G,
  isWanted: (option: ShelfColumns[G]['options'][number]) => boolean,
): Choice {
  const { options, sets, of }: Labels<ShelfColumns[G]['options'][number]> = shelf[group];
  const wanted = options.map(isWanted);
  return {
    group,
    of,
    flags: Uint8Array.from(sets, (set) => Number(set.some((option) => wanted[option]))),
    miss: missIn(group),
  };
}

/** By id, else by name; of several with one name the highest in the tree. */
function findCategory(
  { db }: ServiceContext,
  { lists }: CatalogueMemory,
  { categoryId, categoryName }: Wish,
): Promise<ChosenCategory | undefined> {
  const condition =
    categoryId === undefined ? sql`lower(name) = ${categoryName}` : sql`id = ${categoryId}`;
  return recall(lists, `category ${categoryId ?? categoryName}`, async () => {
    const { rows } = await db.execute<Record<string, unknown> & ChosenCategory>(sql`
      select id, level, web_image as "webImage", mobile_image as "mobileImage" from categories
      where ${condition} order by level, id limit 1`);
    return rows[0];
  });
}
