import { asc, desc, sql, type Column, type SQL } from 'drizzle-orm';
import { maxCountedRows } from '../../../contract/staff-list.ts';
import type { Queryable } from '../../db/client.ts';

export interface PageOf<Row> {
  data: Row[];
  total: number;
  more: boolean;
}

/**
 * Returns one page of a back office list and the number of rows, counted up to `maxCountedRows`.
 * `rows` reads a page (limit, offset); `matching` is `from … where …` for the same rows.
 */
export async function readPage<Row>(
  db: Queryable,
  { page, page_size }: { page: number; page_size: number },
  matching: SQL,
  rows: (limit: number, offset: number) => Promise<Row[]>,
): Promise<PageOf<Row>> {
  const [data, counted] = await Promise.all([
    rows(page_size, (page - 1) * page_size),
    db.execute<{ total: number }>(
      sql`select count(*)::int as total from (select 1 ${matching} limit ${maxCountedRows + 1}) as counted`,
    ),
  ]);
  const total = counted.rows[0]?.total ?? 0;
  return { data, total: Math.min(total, maxCountedRows), more: total > maxCountedRows };
}

type SortColumn = Column | SQL;

/**
 * Returns the `order by` of a back office list for a sort such as `-name`; `-` is descending. All
 * columns of a sort have the same direction, and `tieBreaker`, so that no row is on two pages.
 */
export function sortBy<Sort extends string>(
  columns: Record<Sort, SortColumn | readonly SortColumn[]>,
  sort: NoInfer<Sort> | `-${NoInfer<Sort>}`,
  tieBreaker?: SortColumn,
): SQL {
  const direction = sort.startsWith('-') ? desc : asc;
  const sorted = [columns[sort.replace(/^-/, '') as Sort], tieBreaker ?? []].flat();
  return sql.join(sorted.map(direction), sql`, `);
}
