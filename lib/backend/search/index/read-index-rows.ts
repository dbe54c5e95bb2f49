import { sql, type SQL } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { isListed } from '../../db/is-listed.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { joinAllShownRatings, joinShownRatings } from '../../db/shown-ratings.ts';
import { facetOf, groups, type Group } from '../facets/facets.ts';
import { packOfProduct } from './pack-number.ts';
import { packedPopularity } from './popularity.ts';
import { toNumbers } from './to-numbers.ts';

/** Some products on sale as numbers, in order of their ids. */
export interface IndexRows {
  ids: Int32Array;
  /** By facet: one number for each product, or pairs of product id and option id. */
  numbers: Record<Group, Int32Array>;
  /** Packed with the rating: see `popularityOf`. */
  popularity: Int32Array;
  packs: Int32Array;
  /** Family ids; 0: none. */
  families: Int32Array;
}

interface SqlRow {
  cells: Buffer | null;
  [pairs: `pairs_${string}`]: Buffer | null;
}

/**
 * Products of one statement: decoding them takes a few milliseconds, so that other requests are
 * answered in between.
 */
export const rowsAtOnce = 20_000;

const facetColumns = groups.flatMap((group) => {
  const { column } = facetOf(group);
  return column ? [{ group, column }] : [];
});
const columns = [
  'id',
  packedPopularity,
  packOfProduct,
  'coalesce(m.family_id, 0)',
  ...facetColumns.map(({ column }) => column),
];

/* Binary format, 4 bytes per number: one row per product would take Node many times as long. */
const cells = sql.raw(columns.map((column) => `int4send(${column})`).join(' || '));

const pairsWhere = (which: SQL) => {
  const parts = groups.flatMap((group) => {
    const { pairs } = facetOf(group);
    if (!pairs) return [];
    const { table, column } = pairs;
    return sql`, (select string_agg(numbers, '') from (
        select int4send(product_id) || int4send(${sql.raw(column)}) as numbers
        from ${sql.raw(table)} where ${which} order by product_id, ${sql.raw(column)}) t)
      as ${sql.raw(`pairs_${group}`)}`;
  });
  return sql.join(parts, sql` `);
};

/** `which` and `whichPairs` select the same products, by `p.id` and by `product_id`. */
const read = (name: string, shownRatings: SQL, which: SQL, whichPairs: SQL) =>
  namedStatement<SqlRow>(
    name,
    sql`
      with page as materialized (
        select id, ${cells} as numbers
        from products p left join family_members m on m.product_id = p.id ${shownRatings}
        where ${isListed(sql.placeholder('now'))} and ${which}
        order by p.id limit ${sql.raw(String(rowsAtOnce))})
      select (select string_agg(numbers, '') from page) as cells ${pairsWhere(whichPairs)}`,
  );

const after = sql`${sql.placeholder('after')}::integer`;
const ids = sql`any(${sql.placeholder('ids')}::integer[])`;

const readAfter = read(
  'catalogue_rows_after',
  joinAllShownRatings,
  sql`p.id > ${after}`,
  sql`product_id > ${after} and product_id <= (select max(id) from page)`,
);
const readThese = read(
  'catalogue_rows_of',
  joinShownRatings,
  sql`p.id = ${ids}`,
  sql`product_id = ${ids}`,
);

/** Returns the next `rowsAtOnce` products on sale with a higher id; fewer at the end. */
export async function readRowsAfter(
  { db, now }: ServiceContext,
  afterId: number,
): Promise<IndexRows> {
  const [row] = await readAfter(db, { now: now().toISOString(), after: afterId });
  return decode(row);
}

/** Returns those of the products that are on sale; at most `rowsAtOnce` ids. */
export async function readRowsOf(
  { db, now }: ServiceContext,
  productIds: readonly number[],
): Promise<IndexRows> {
  const values = { now: now().toISOString(), ids: `{${productIds.join(',')}}` };
  const [row] = await readThese(db, values);
  return decode(row);
}

const none = new Int32Array(0);

function decode(row: SqlRow | undefined): IndexRows {
  if (!row) throw new Error('The catalogue could not be read');
  const [productIds = none, popularity = none, packs = none, families = none, ...read] = split(
    toNumbers(row.cells),
    columns.length,
  );
  const byColumn = new Map(facetColumns.map(({ group }, index) => [group, read[index]]));
  const readGroup = (group: Group) =>
    byColumn.get(group) ?? toNumbers(row[`pairs_${group}`] ?? null);
  return {
    ids: productIds,
    popularity,
    packs,
    families,
    numbers: Object.fromEntries(groups.map((group) => [group, readGroup(group)])) as Record<
      Group,
      Int32Array
    >,
  };
}

/** One array for each column of a table that comes row by row. */
function split(numbers: Int32Array, width: number): Int32Array[] {
  const size = numbers.length / width;
  return Array.from({ length: width }, (_, column) => {
    const values = new Int32Array(size);
    for (let row = 0; row < size; row += 1) values[row] = numbers[row * width + column] ?? 0;
    return values;
  });
}
