import { isDeepStrictEqual } from 'node:util';
import { sql, type SQL } from 'drizzle-orm';
import { products } from '../../db/schema/catalogue.ts';
import { toSlug } from '../../../contract/slug.ts';
import { furtherWordsOf, searchTextOf, type SearchFacts } from '../../search/engine.ts';
import {
  listedColumns,
  type KnownProduct,
  type ownTables,
  type ProductDraft,
} from './product-draft.ts';
import type { NameIndexes } from './name-indexes.ts';

export interface ProductRecord extends Omit<ProductDraft, (typeof ownTables)[number]> {
  /** Null for a new one. */
  id: number | null;
  sku: string;
  slug: string;
  categoryLevel1: number;
  categoryLevel2: number | null;
  categoryLevel3: number | null;
  homeImage: string | null;
  searchText: string;
}

const keys = [
  'sku',
  'slug',
  'categoryLevel1',
  'categoryLevel2',
  'categoryLevel3',
  'homeImage',
  'searchText',
  ...listedColumns,
] as const;
const names = keys.map((key) => products[key].name);

/** `brand_id, form_id, …` */
export const recordColumns: SQL = sql.raw(names.join(', '));
/** `r.brand_id, r.form_id, …` */
export const recordValues: SQL = sql.raw(names.map((name) => `r.${name}`).join(', '));
/** `brand_id = r.brand_id, …` */
export const recordAssignments: SQL = sql.raw(
  names.map((name) => `${name} = r.${name}`).join(', '),
);

/** Returns the records as a relation `r` (`jsonb_to_recordset`), including the id. */
export function recordsOf(records: readonly ProductRecord[]): SQL {
  const rows = records.map((record) =>
    Object.fromEntries([
      ['id', record.id],
      ...keys.map((key) => [products[key].name, record[key]] as const),
    ]),
  );
  const types = keys.map((key) => `${products[key].name} ${products[key].getSQLType()}`).join(', ');
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id integer, ${sql.raw(types)})`;
}

/**
 * Builds the row of a product from the wanted values, with derived columns (slug, category levels,
 * home image, search text).
 */
export function recordOf(
  sku: string,
  {
    tagIds,
    images,
    family: _family,
    option1: _1,
    option2: _2,
    comboOf: _combo,
    percentOff: _percent,
    ...draft
  }: ProductDraft,
  known: KnownProduct | undefined,
  nameIndexes: NameIndexes,
): ProductRecord {
  const [level1, level2, level3] = nameIndexes.categoryNodes.get(draft.categoryId)?.path ?? [];
  if (level1 === undefined) throw new Error(`The category ${draft.categoryId} is gone`);
  return {
    ...draft,
    id: known?.id ?? null,
    sku: known?.sku ?? sku,
    slug: known?.name === draft.name ? known.slug : toSlug(draft.name),
    categoryLevel1: level1,
    categoryLevel2: level2 ?? null,
    categoryLevel3: level3 ?? null,
    homeImage: images[0] ?? null,
    searchText: searchTextFor({ ...draft, tagIds }, known, nameIndexes),
  };
}

/** Keeps the additional search words that staff entered, even if other facts change. */
function searchTextFor(
  wanted: Placed & { metaKeywords: string },
  known: KnownProduct | undefined,
  nameIndexes: NameIndexes,
): string {
  const facts = searchFacts(wanted, nameIndexes);
  if (!known) return searchTextOf(facts, wanted.metaKeywords);
  const before = searchFacts(known, nameIndexes);
  return isDeepStrictEqual(facts, before)
    ? known.searchText
    : searchTextOf(facts, furtherWordsOf(known.searchText, before));
}

type Placed = Pick<
  ProductDraft,
  'name' | 'localName' | 'brandId' | 'formId' | 'categoryId' | 'tagIds'
>;

function searchFacts(
  product: Placed,
  { brands, forms, tags, categoryNodes }: NameIndexes,
): SearchFacts {
  return {
    name: product.name,
    localName: product.localName,
    brand: brands.namesById.get(product.brandId) ?? '',
    form: forms.namesById.get(product.formId) ?? '',
    categories: (categoryNodes.get(product.categoryId)?.path ?? []).map(
      (id) => categoryNodes.get(id)?.name ?? '',
    ),
    tags: product.tagIds.map((id) => tags.namesById.get(id) ?? ''),
  };
}
