import { and, asc, gt, sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type {
  listSearches as call,
  SearchView,
  StaffSearch,
} from '../../../contract/staff-search.ts';
import type { ServiceContext } from '../../context.ts';
import { containsText } from '../../db/contains-text.ts';
import { searchMisses } from '../../db/schema/content.ts';
import { readPage, sortBy, type PageOf } from '../staff/read-page.ts';
import type { Queryable } from '../../db/client.ts';
import { weekOf } from './week-of.ts';

/** Fewest searches in each of the two spans that say something. */
const fewestSearches = 5;

/** This week and the last, compared with the four weeks before. */
const recentWeeks = 1;

const comparedWeeks = 5;

type SearchQuery = QueryOf<typeof call>;

const sorts = {
  times: searchMisses.times,
  found: searchMisses.found,
  opened: searchMisses.opened,
  carted: searchMisses.carted,
  query: searchMisses.query,
  last_at: searchMisses.lastAt,
};

const firstSort: Record<SearchView, NonNullable<SearchQuery['sort']>> = {
  without: '-times',
  unopened: '-found',
  falling: '-found',
  carted: '-carted',
  all: '-times',
};

function conditionOf(view: SearchView, now: Date): SQL | undefined {
  switch (view) {
    case 'without':
      return gt(searchMisses.times, 0);
    case 'unopened':
      return sql`${searchMisses.found} > 0 and ${searchMisses.opened} = 0`;
    case 'falling':
      return sql`${searchMisses.query} in (${fallingSearches(now)})`;
    case 'carted':
      return gt(searchMisses.carted, 0);
    case 'all':
      return undefined;
  }
}

/** Returns the searches of customers; sorted by the measure of the view. */
export async function listSearches(
  { db, now }: ServiceContext,
  query: SearchQuery,
): Promise<PageOf<StaffSearch>> {
  const { search, view, sort = firstSort[view] } = query;
  const where = and(
    conditionOf(view, now()),
    search ? containsText(searchMisses.query, search) : undefined,
  );
  const page = await readPage(
    db,
    query,
    sql`from ${searchMisses} where ${where ?? sql`true`}`,
    (limit, offset) =>
      db
        .select()
        .from(searchMisses)
        .where(where)
        .orderBy(sortBy(sorts, sort), asc(searchMisses.query))
        .limit(limit)
        .offset(offset),
  );
  const rates = await readOpenRates(
    db,
    now(),
    page.data.map((row) => row.query),
  );
  return {
    ...page,
    data: page.data.map(({ lastAt, ...counts }) => ({
      ...counts,
      opened_now: rates.get(counts.query)?.now ?? null,
      opened_before: rates.get(counts.query)?.before ?? null,
      last_at: lastAt.toISOString(),
    })),
  };
}

/** Percent of the searches that led to an opened product; null: too few searches. */
interface OpenRates {
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
const fallingSearches = (now: Date): SQL => sql`
  select query from (${sums(now)} group by query) sums
  where searched_now >= ${fewestSearches}::int and searched_before >= ${fewestSearches}::int
    and opened_before > 0
    and 2.0 * opened_now / searched_now <= 1.0 * opened_before / searched_before`;

async function readOpenRates(
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
