import type { ServiceContext, CustomerCaller } from '../../context.ts';
import type { BackendEnv } from '../../env.ts';
import { searchWords } from '../../search/engine.ts';
import { sweepCounts, writeCounts, type SearchCounts } from './write-counts.ts';
import { eq } from 'drizzle-orm';
import { searchMisses } from '../../db/schema/content.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { notFound } from '../../errors.ts';
import { writeAudit } from '../staff/write-audit.ts';

interface Notebook {
  counts: Map<string, SearchCounts>;
  lastSwept: number;
}

const notebooks = new WeakMap<BackendEnv, Notebook>();

/** Maximum number of distinct texts kept in memory between two writes, against flooding. */
const maxQueries = 100;
const pauseMs = 2_000;
const sweepEveryMs = 60 * 60 * 1000;
const longestQuery = 80;
const none: SearchCounts = { times: 0, found: 0, opened: 0, carted: 0 };

/**
 * Counts a search for the statistics of staff. Counts are buffered in memory and written every two
 * seconds, so the request neither waits nor fails; a crash loses at most the last counts. E-mail
 * addresses and telephone numbers are never stored.
 */
export function noteSearch(
  context: ServiceContext,
  text: string,
  outcome: keyof SearchCounts,
): void {
  const query = searchWords(text).join(' ');
  if (query === '' || query.length > longestQuery || isPersonal(text)) return;
  const notebook = openNotebook(context);
  const known = notebook.counts.get(query);
  if (!known && notebook.counts.size >= maxQueries) return;
  const counts = { ...(known ?? none) };
  counts[outcome] += 1;
  notebook.counts.set(query, counts);
}

const isPersonal = (text: string) => text.includes('@') || /\d{6}/.test(text.replace(/[\s-]/g, ''));

function openNotebook(context: ServiceContext): Notebook {
  const known = notebooks.get(context.env);
  const notebook = known ?? { counts: new Map<string, SearchCounts>(), lastSwept: 0 };
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
    await writeCounts(context, noted);
    if (now.getTime() - notebook.lastSwept < sweepEveryMs) return;
    notebook.lastSwept = now.getTime();
    await sweepCounts(context);
  } catch (error) {
    context.log.warn({ err: error }, 'what was searched for could not be noted');
  }
}

/** Deletes the counts of a search text. Throws 404 if it was never searched. */
export async function forgetSearch(
  context: ServiceContext,
  caller: CustomerCaller,
  query: string,
): Promise<void> {
  await withinTransaction(context, async (within, tx) => {
    const [row] = await tx.delete(searchMisses).where(eq(searchMisses.query, query)).returning();
    if (!row) throw notFound('Search');
    await writeAudit(within, caller, 'search.forget', `search:${query}`, {
      before: { times: row.times, found: row.found, opened: row.opened },
    });
  });
}
