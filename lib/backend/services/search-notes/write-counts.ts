import { lt, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { searchMisses } from '../../db/schema/content.ts';
import { searchWeeks } from '../../db/schema/search.ts';
import { inTransaction } from '../../db/transaction.ts';
import { weekOf } from './week-of.ts';

/**
 * What became of searches with one text: nothing found (`times`), found, a found product opened,
 * a found product put in the cart.
 */
export interface SearchCounts {
  times: number;
  found: number;
  opened: number;
  carted: number;
}

/** Maximum number of stored searches; the least frequent ones are deleted first. */
export const maxSearches = 50_000;
/** Weeks for which the weekly counts are kept. */
const retentionWeeks = 8;

/** Adds counts to those of the same searches, in total and of this week. */
export async function writeCounts(
  { db, now }: ServiceContext,
  noted: readonly (readonly [query: string, counts: SearchCounts])[],
): Promise<void> {
  const lastAt = now();
  const week = weekOf(lastAt);
  // In one order, so that two programs that write the same searches wait instead of deadlocking.
  const rows = noted.toSorted(([one], [two]) => (one < two ? -1 : 1));
  await inTransaction(db, async (tx) => {
    await tx
      .insert(searchMisses)
      .values(rows.map(([query, counts]) => ({ query, ...counts, lastAt })))
      .onConflictDoUpdate({
        target: searchMisses.query,
        set: {
          times: sql`${searchMisses.times} + excluded.times`,
          found: sql`${searchMisses.found} + excluded.found`,
          opened: sql`${searchMisses.opened} + excluded.opened`,
          carted: sql`${searchMisses.carted} + excluded.carted`,
          lastAt: sql`excluded.last_at`,
        },
      });
    await tx
      .insert(searchWeeks)
      .values(
        rows.map(([query, { times, found, opened, carted }]) => ({
          query,
          week,
          searched: times + found,
          opened,
          carted,
        })),
      )
      .onConflictDoUpdate({
        target: [searchWeeks.query, searchWeeks.week],
        set: {
          searched: sql`${searchWeeks.searched} + excluded.searched`,
          opened: sql`${searchWeeks.opened} + excluded.opened`,
          carted: sql`${searchWeeks.carted} + excluded.carted`,
        },
      });
  });
}

/**
 * Deletes searches made once after 30 days, all after a year without a search, and those beyond
 * `maxSearches`, because anybody can invent searches; and old weekly counts.
 */
export async function sweepCounts({ db, now }: ServiceContext): Promise<void> {
  const moment = now().toISOString();
  await db.delete(searchWeeks).where(lt(searchWeeks.week, weekOf(now(), retentionWeeks)));
  await db.execute(sql`
    delete from search_misses
    where last_at < ${moment}::timestamptz - interval '1 year'
       or (last_at < ${moment}::timestamptz - interval '30 days' and times + found < 2)`);
  await db.execute(sql`
    delete from search_misses where query in (
      select query from search_misses
      order by times + found desc, last_at desc, query offset ${maxSearches}::int)`);
}
