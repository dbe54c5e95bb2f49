import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { weekOf } from './week-of.ts';

/** Fewest searches in each of the two spans that say something. */
const fewestSearches = 5;
/** This week and the last, compared with the four weeks before. */
const recentWeeks = 1;
const comparedWeeks = 5;

/** Percent of the searches that led to an opened product; null: too few searches. */
export interface OpenRates {
  now: number | null;
  before: number | null;
}

const sums = (now: Date): SQL => {
  const isRecent = sql`week >= ${weekOf(now, recentWeeks)}::date`;
  return sql`
    select query,
      coalesce(sum(searched) filter (where ${isRecent}), 0)::int as searched_now,
      coalesce(sum(opened) filter (where ${isRecent}), 0)::int as opened_now,
      coalesce(sum(searched) filter (where not ${isRecent}), 0)::int as searched_before,
      coalesce(sum(opened) filter (where not ${isRecent}), 0)::int as opened_before
    from search_weeks where week >= ${weekOf(now, comparedWeeks)}::date`;
};

/** Returns a subquery of the searches whose share of opened products has fallen by half or more. */
export const fallingSearches = (now: Date): SQL => sql`
  select query from (${sums(now)} group by query) sums
  where searched_now >= ${fewestSearches}::int and searched_before >= ${fewestSearches}::int
    and opened_before > 0
    and 2.0 * opened_now / searched_now <= 1.0 * opened_before / searched_before`;

export async function readOpenRates(
  db: Queryable,
  now: Date,
  queries: readonly string[],
): Promise<Map<string, OpenRates>> {
  const { rows } = await db.execute<{
    query: string;
    searched_now: number;
    opened_now: number;
    searched_before: number;
    opened_before: number;
  }>(sql`${sums(now)} and query = any(${sql.param([...queries])}::text[]) group by query`);
  return new Map(
    rows.map((row) => [
      row.query,
      {
        now: percentOf(row.opened_now, row.searched_now),
        before: percentOf(row.opened_before, row.searched_before),
      },
    ]),
  );
}

/* A search opened twice from one list counts twice. */
const percentOf = (opened: number, searched: number): number | null =>
  searched < fewestSearches ? null : Math.min(100, Math.round((100 * opened) / searched));
