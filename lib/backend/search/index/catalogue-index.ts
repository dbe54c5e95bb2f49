import { sql } from 'drizzle-orm';
import { availabilities } from '../../../contract/paths.ts';
import type { FilterOption } from '../../../contract/product.ts';
import { storeRules } from '../../../contract/store-rules.ts';
import type { ServiceContext } from '../../context.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { toPaise } from '../../../contract/money.ts';
import { recall, type CatalogueMemory } from '../../catalogue-cache/catalogue-memory.ts';
import { labelById, labelByPairs, labelByTest, labelByTree, type Labels } from './option-labels.ts';
import { isListed } from '../../db/is-listed.ts';

type PriceBand = (typeof storeRules.priceBands)[number];

/**
 * Column-oriented index of the whole catalogue in memory: each product has the same index (`place`)
 * in all arrays, in order of the ids. So 100,000 products are filtered, counted and sorted within
 * one or two milliseconds.
 */
export interface CatalogueIndex {
  /** All indexes: 0, 1, 2 … */
  places: Int32Array;
  ids: Int32Array;
  /** -1 if not on sale. */
  placeOf: (id: number) => number;
  /** Paise. */
  prices: Int32Array;
  brands: Labels<FilterOption>;
  forms: Labels<FilterOption>;
  tags: Labels<FilterOption>;
  /** A product belongs to its category and all its ancestors. */
  categories: Labels<FilterOption>;
  /** An unknown stock counts as in stock. */
  availability: Labels<(typeof availabilities)[number]>;
  bands: Labels<PriceBand>;
}

interface IndexRow {
  cells: Buffer | null;
  tagPairs: Buffer | null;
  brands: FilterOption[];
  forms: FilterOption[];
  tags: FilterOption[];
  categories: (FilterOption & { parent: number | null })[];
}

const options = (table: string, more = '') =>
  sql.raw(`(select coalesce(json_agg(json_build_object('id', id, 'name', name ${more}) order by id), '[]')
            from ${table})`);

/* Binary format, 4 bytes per number: one row per product would take Node many times as long. */
const readIndexRows = namedStatement<IndexRow>(
  'shelf_columns',
  sql`
    select
      (select string_agg(
         int4send(id) || int4send(price) || int4send(is_available::integer) || int4send(brand_id)
         || int4send(form_id) || int4send(category_id), '')
       from (select * from products p where ${isListed(sql.placeholder('now'))} order by p.id) p)
        as cells,
      (select string_agg(int4send(product_id) || int4send(tag_id), '')
       from (select * from product_tags order by product_id, tag_id) t) as "tagPairs",
      ${options('brands')} as brands, ${options('product_forms')} as forms,
      ${options('tags')} as tags, ${options('categories', ", 'parent', parent_id")} as categories`,
);

/** Returns the catalogue index; cached until prices, availability or the catalogue change. */
export function catalogueIndex(
  { db, now }: ServiceContext,
  { columns }: CatalogueMemory,
): Promise<CatalogueIndex> {
  return recall(columns, 'shelf', async () => {
    const [row] = await readIndexRows(db, { now: now().toISOString() });
    if (!row) throw new Error('The catalogue could not be read');
    return toColumns(row);
  });
}

const inStockSet = 1 << availabilities.indexOf('in_stock');

export const isInStock = ({ availability }: CatalogueIndex, place: number): boolean =>
  availability.of[place] === inStockSet;

const width = 6;

function toColumns(row: IndexRow): CatalogueIndex {
  const cells = toNumbers(row.cells);
  const size = cells.length / width;
  const column = (index: number) => {
    const values = new Int32Array(size);
    for (let place = 0; place < size; place += 1) values[place] = cells[place * width + index] ?? 0;
    return values;
  };
  const ids = column(0);
  const prices = column(1);
  return {
    places: ids.map((_, place) => place),
    ids,
    placeOf: findPlaces(ids),
    prices,
    availability: labelByTest([...availabilities], column(2), (option, isAvailable) =>
      option === 'in_stock' ? isAvailable === 1 : isAvailable === 0,
    ),
    brands: labelById(row.brands, column(3)),
    forms: labelById(row.forms, column(4)),
    categories: labelByTree(row.categories, column(5)),
    tags: labelByPairs(row.tags, ids, toNumbers(row.tagPairs)),
    bands: labelByTest(
      [...storeRules.priceBands],
      prices,
      ({ min, max }, price) => price >= toPaise(min) && (max === null || price <= toPaise(max)),
    ),
  };
}

/** Array lookup if the ids are dense enough, otherwise a Map. */
function findPlaces(ids: Int32Array): (id: number) => number {
  const size = (ids.at(-1) ?? 0) + 1;
  if (size > ids.length * 8 + 100_000) {
    const places = new Map(Array.from(ids, (id, place) => [id, place]));
    return (id) => places.get(id) ?? -1;
  }
  const places = new Int32Array(size).fill(-1);
  ids.forEach((id, place) => (places[id] = place));
  return (id) => places[id] ?? -1;
}

/** Decodes `int4send` output (big-endian). */
export function toNumbers(bytes: Buffer | null): Int32Array {
  if (!bytes) return new Int32Array(0);
  const own = new Uint8Array(bytes).buffer;
  Buffer.from(own).swap32();
  return new Int32Array(own);
}
