import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { searchMisses } from '../../db/schema/content.ts';
import type { BackendEnv } from '../../env.ts';
import { searchWords } from '../product/search-words.ts';

/** What became of a search: nothing was found, something was, or something found was opened. */
export type SearchOutcome = 'times' | 'found' | 'opened';

type Counts = Record<SearchOutcome, number>;

interface Notebook {
  counts: Map<string, Counts>;
  lastSwept: number;
}

const notebooks = new WeakMap<BackendEnv, Notebook>();

/** Whoever floods the search fills no more than this between two writings. */
const mostQueries = 100;
const pauseMs = 2_000;
const sweepEveryMs = 60 * 60 * 1000;
const longestQuery = 80;
/** Searches that are kept; those that were asked for the least go first. */
export const mostKept = 50_000;

/**
 * Notes for the staff what was searched for. The words are counted in memory and written every two
 * seconds, out of the request's way: it neither waits nor fails, and a sudden end loses a moment's
 * counts at most. What looks like an address or a telephone number is never kept.
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

/** Writes what was noted since the last time, and once an hour forgets what nobody asks for any more. */
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
 * What was asked for once is forgotten after a month, everything after a year without a word of it, and
 * what goes beyond `mostKept` at once: anybody can make searches up.
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
