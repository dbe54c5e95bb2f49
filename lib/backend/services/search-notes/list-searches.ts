import { and, asc, desc, gt, ilike, sql, type SQL } from 'drizzle-orm';
import type { SearchView, StaffSearch } from '../../../contract/staff-synonym.ts';
import type { ServiceContext } from '../../context.ts';
import { searchMisses } from '../../db/schema/content.ts';
import { readPage, type PageOf } from '../staff/read-page.ts';

interface SearchQuery {
  page: number;
  page_size: number;
  search?: string | undefined;
  sort?: string | undefined;
  view: SearchView;
}

const sorts = {
  times: searchMisses.times,
  found: searchMisses.found,
  opened: searchMisses.opened,
  query: searchMisses.query,
  last_at: searchMisses.lastAt,
};

/** Without any result at least once; and with results that were never opened. */
const views: Record<SearchView, SQL | undefined> = {
  without: gt(searchMisses.times, 0),
  unopened: sql`${searchMisses.found} > 0 and ${searchMisses.opened} = 0`,
  all: undefined,
};

/** Returns what customers searched for, most searches without results first. */
export async function listSearches(
  { db }: ServiceContext,
  query: SearchQuery,
): Promise<PageOf<StaffSearch>> {
  const { search, view, sort = view === 'unopened' ? '-found' : '-times' } = query;
  const where = and(
    views[view],
    search ? ilike(searchMisses.query, `%${search.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
  );
  const column = sorts[sort.replace(/^-/, '') as keyof typeof sorts];
  const direction = sort.startsWith('-') ? desc : asc;
  const page = await readPage(
    db,
    query,
    sql`from ${searchMisses} where ${where ?? sql`true`}`,
    (limit, offset) =>
      db
        .select()
        .from(searchMisses)
        .where(where)
        .orderBy(direction(column), asc(searchMisses.query))
        .limit(limit)
        .offset(offset),
  );
  return {
    ...page,
    data: page.data.map(({ lastAt, ...counts }) => ({ ...counts, last_at: lastAt.toISOString() })),
  };
}
