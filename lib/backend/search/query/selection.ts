import { sql } from 'drizzle-orm';
import { toPaise } from '../../../contract/money.ts';
import type { ProductQuery } from '../../../contract/product.ts';
import { recall, type CatalogueMemory } from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import { exclusionBy, facetOf, groups, type Group } from '../facets/facets.ts';
import { catalogueIndex } from '../index/catalogue-index.ts';
import type { CatalogueIndex, SetNumbers } from '../index/columns.ts';
import { findBySearch, type Finds } from './find-by-search.ts';

/** Normalised query, so that equal requests share cache entries. */
export interface ProductFilter {
  categoryId: number | undefined;
  categoryName: string;
  search: string;
  /** Ids of the chosen options, by facet; facets without a choice are left out. */
  chosen: { group: Group; ids: number[] }[];
  /** Paise, inclusive. */
  minPrice: number | undefined;
  maxPrice: number | undefined;
  /** Lists each product, not one of each family. */
  isEach: boolean;
}

export interface ChosenCategory {
  id: number;
  level: number;
  webImage: string | null;
  mobileImage: string | null;
}

/** The choice in one group; `flags` is 1 for each set of labels that matches. */
interface Choice {
  group: Group;
  of: SetNumbers;
  flags: Uint8Array;
  exclusion: number;
}

/** A product filter applied to the catalogue index. */
export interface Selection {
  index: CatalogueIndex;
  category: ChosenCategory | undefined;
  /** Search result, best first; undefined without a search text. */
  finds: Finds | undefined;
  /** Lists one product of each family. */
  isCollapsed: boolean;
  /** One entry per group with a choice. */
  chosen: Choice[];
  /** Paise. */
  minPrice: number;
  maxPrice: number;
}

/** Returns the groups in which something was chosen. */
export const chosenGroups = ({ chosen, minPrice, maxPrice }: Selection): Group[] => [
  ...chosen.map(({ group }) => group),
  ...(minPrice === 0 && maxPrice === Infinity ? [] : (['price'] as const)),
];

const optionalPaise = (rupees: number | undefined) =>
  rupees === undefined ? undefined : toPaise(rupees);

export function toProductFilter(query: ProductQuery): ProductFilter {
  return {
    categoryId: query.category_id,
    categoryName: query.category_id ? '' : plain(query.category_name),
    search: plain(query.prod_search),
    chosen: groups
      .map((group) => ({ group, ids: facetOf(group).chosen(query) }))
      .filter(({ ids }) => ids.length > 0),
    minPrice: optionalPaise(query.price_min),
    maxPrice: optionalPaise(query.price_max),
    isEach: query.families === 'each',
  };
}

/** Lower case, single spaces, no control characters: PostgreSQL text cannot contain NUL. */
function plain(text: string | undefined): string {
  return (text ?? '')
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

const anything = JSON.stringify(toProductFilter({ page: 1 }));

/** Returns whether the filter contains only a search text. */
export function isSearchOnly(filter: ProductFilter): boolean {
  return (
    filter.search !== '' && JSON.stringify({ ...filter, search: '', isEach: false }) === anything
  );
}

/**
 * Applies a filter; null if nothing can match: an unknown category, or a search without results.
 */
export async function select(
  context: ServiceContext,
  memory: CatalogueMemory,
  filter: ProductFilter,
): Promise<Selection | null> {
  const isInCategory = filter.categoryId !== undefined || filter.categoryName !== '';
  const [category, index] = await Promise.all([
    isInCategory ? findCategory(context, memory, filter) : undefined,
    catalogueIndex(context, memory),
  ]);
  if (isInCategory && !category) return null;
  const finds = filter.search
    ? await findBySearch(context, memory, index, filter.search)
    : undefined;
  if (finds?.positions.length === 0) return null;
  const choices = [
    ...(category ? [{ group: 'categories' as const, ids: [category.id] }] : []),
    ...filter.chosen,
  ];
  return {
    index,
    category,
    finds,
    isCollapsed: !filter.isEach,
    chosen: choices.map(({ group, ids }) => choose(index, group, ids)),
    minPrice: filter.minPrice ?? finds?.price.least ?? 0,
    maxPrice: filter.maxPrice ?? finds?.price.most ?? Infinity,
  };
}

function choose({ labels }: CatalogueIndex, group: Group, ids: number[]): Choice {
  const { options, sets, of } = labels[group];
  const isWanted = options.map(({ id }) => ids.includes(id));
  return {
    group,
    of,
    flags: Uint8Array.from(sets, (set) => Number(set.some((option) => isWanted[option]))),
    exclusion: exclusionBy(group),
  };
}

/** By id, otherwise by name; among equal names the highest in the tree. */
export function findCategory(
  { db }: ServiceContext,
  { lists }: CatalogueMemory,
  { categoryId, categoryName }: ProductFilter,
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
