import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { searchMisses } from '../../db/schema/content.ts';
import type { BackendEnv } from '../../env.ts';
import { searchWords } from '../../search/engine.ts';

/** Result of a search: nothing found (`times`), found, or a found product was opened. */
export type SearchOutcome = 'times' | 'found' | 'opened';

type Counts = Record<SearchOutcome, number>;

interface Notebook {
  counts: Map<string, Counts>;
  lastSwept: number;
}

const notebooks = new WeakMap<BackendEnv, Notebook>();

/** Maximum number of distinct texts kept in memory between two writes, against flooding. */
const mostQueries = 100;
const pauseMs = 2_000;
const sweepEveryMs = 60 * 60 * 1000;
const longestQuery = 80;
/** Maximum number of stored searches; the least frequent ones are deleted first. */
export const mostKept = 50_000;

/**
 * Counts a search for the statistics of staff. Counts are buffered in memory and written every two
 * seconds, so the request neither waits nor fails; a crash loses at most the last counts. E-mail
 * addresses and telephone numbers are never stored.
 */
export function noteSearch(context: ServiceContext, text: string, outcome: SearchOutcome): void {
  const query = searchWords(text).join(' ');
  if (query === '' || query.length > longestQuery || isPersonal(text)) return;
  const notebook = openNotebook(context);
  const counts = notebook.counts.get(query) ?? { times: 0, found: 0, opened: 0 };
  if (!notebook.counts.has(query) && notebook.counts.size >= mostQueries) return;
  notebook.counts.set(query, { ...counts, [outcome]: counts[outcome] + 1 });
}

const isPersonal = (text: string) => text.includes('@') || /\d{6}/.test(text.replace(/[\s-]/g, ''));

function openNotebook(context: ServiceContext): Notebook {
  const known = notebooks.get(context.env);
  const notebook = known ?? { counts: new Map<string, Counts>(), lastSwept: 0 };
  if (!known) notebooks.set(context.env, notebook);
  if (notebook.counts.size === 0) setTimeout(() => void writeNotes(context), pauseMs).unref();
  return notebook;
}

/** Writes the buffered counts, and deletes old searches once an hour. */
export async function writeNotes(context: ServiceContext): Promise<void> {
  const notebook = notebooks.get(context.env);
  if (!notebook || notebook.counts.size === 0) return;
  const noted = [...notebook.counts];
  notebook.counts.clear();
  const now = context.now();
  try {
    await context.db
      .insert(searchMisses)
      .values(noted.map(([query, counts]) => ({ query, ...counts, lastAt: now })))
      .onConflictDoUpdate({
        target: searchMisses.query,
        set: {
          times: sql`${searchMisses.times} + excluded.times`,
          found: sql`${searchMisses.found} + excluded.found`,
          opened: sql`${searchMisses.opened} + excluded.opened`,
          lastAt: sql`excluded.last_at`,
        },
      });
    if (now.getTime() - notebook.lastSwept < sweepEveryMs) return;
    notebook.lastSwept = now.getTime();
    await sweep(context);
  } catch (error) {
    context.log.warn({ err: error }, 'what was searched for could not be noted');
  }
}

/**
 * Deletes searches made once after 30 days, all after a year without a search, and those beyond
 * `mostKept`, because anybody can invent searches.
 */
async function sweep({ db, now }: ServiceContext): Promise<void> {
  const moment = now().toISOString();
  await db.execute(sql`
    delete from search_misses
    where last_at < ${moment}::timestamptz - interval '1 year'
       or (last_at < ${moment}::timestamptz - interval '30 days' and times + found < 2)`);
  await db.execute(sql`
    delete from search_misses where query in (
      select query from search_misses
      order by times + found desc, last_at desc, query offset ${mostKept}::int)`);
}
