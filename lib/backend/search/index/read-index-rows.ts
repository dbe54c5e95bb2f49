import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { isListed } from '../../db/is-listed.ts';
import { namedStatement } from '../../db/named-statement.ts';
import type { OptionRow } from '../facets/facet.ts';
import { facetOf, groups, type Group } from '../facets/facets.ts';
import { toNumbers } from './to-numbers.ts';

/** The catalogue as numbers, in order of the product ids. */
export interface IndexRows {
  ids: Int32Array;
  /** By facet: one number for each product, or pairs of product id and option id. */
  numbers: Record<Group, Int32Array>;
  options: Partial<Record<Group, OptionRow[]>>;
}

interface SqlRow {
  cells: Buffer | null;
  options: Partial<Record<Group, OptionRow[]>>;
  [pairs: `pairs_${string}`]: Buffer | null;
}

const columns = groups.flatMap((group) => {
  const { column } = facetOf(group);
  return column ? [{ group, column }] : [];
});

/* Binary format, 4 bytes per number: one row per product would take Node many times as long. */
const cells = ['id', ...columns.map(({ column }) => column)]
  .map((column) => `int4send(${column})`)
  .join(' || ');

const pairs = groups.flatMap((group) => {
  const { pairs: source } = facetOf(group);
  if (!source) return [];
  const { table, column } = source;
  return `, (select string_agg(int4send(product_id) || int4send(${column}), '')
     from (select * from ${table} order by product_id, ${column}) t) as pairs_${group}`;
});

/* Only categories have a parent; `to_jsonb` gives null where a table has no such column. */
const options = groups.flatMap((group) => {
  const { table } = facetOf(group);
  if (!table) return [];
  return `'${group}', (select coalesce(json_agg(json_build_object('id', id, 'name', name,
     'parent', to_jsonb(t) -> 'parent_id') order by id), '[]') from ${table} t)`;
});

const readRows = namedStatement<SqlRow>(
  'catalogue_columns',
  sql`
    select
      (select string_agg(${sql.raw(cells)}, '')
       from (select * from products p where ${isListed(sql.placeholder('now'))} order by p.id) p)
        as cells,
      json_build_object(${sql.raw(options.join(', '))}) as options ${sql.raw(pairs.join(' '))}`,
);

export async function readIndexRows({ db, now }: ServiceContext): Promise<IndexRows> {
  const [row] = await readRows(db, { now: now().toISOString() });
  if (!row) throw new Error('The catalogue could not be read');
  const [ids, ...read] = split(toNumbers(row.cells), columns.length + 1);
  const byColumn = new Map(columns.map(({ group }, place) => [group, read[place]]));
  const numbersOf = (group: Group) =>
    byColumn.get(group) ?? toNumbers(row[`pairs_${group}`] ?? null);
  return {
    ids: ids ?? new Int32Array(0),
    numbers: Object.fromEntries(groups.map((group) => [group, numbersOf(group)])) as Record<
      Group,
      Int32Array
    >,
    options: row.options,
  };
}

/** One array for each column of a table that comes row by row. */
function split(numbers: Int32Array, width: number): Int32Array[] {
  const size = numbers.length / width;
  return Array.from({ length: width }, (_, column) => {
    const values = new Int32Array(size);
    for (let place = 0; place < size; place += 1)
      values[place] = numbers[place * width + column] ?? 0;
    return values;
  });
}
