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
import { fallingSearches, readOpenRates } from './open-rates.ts';

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
