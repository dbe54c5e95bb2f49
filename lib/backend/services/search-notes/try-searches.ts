import { setImmediate as turn } from 'node:timers/promises';
import { desc } from 'drizzle-orm';
import {
  maxTriedSearches,
  type SearchDraft,
  type SearchTrial,
} from '../../../contract/staff-search-trial.ts';
import { withMemory } from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import { searchMisses } from '../../db/schema/content.ts';
import type { BackendEnv } from '../../env.ts';
import { conflict } from '../../errors.ts';
import { openTrial } from '../../search/engine.ts';
import { readCards } from '../product/list-cards.ts';
import { readDraft } from './preview-search.ts';

/** Time for all searches of one trial. */
const timeLimitMs = 8_000;
const maxShown = 100;
const firstOnes = 3;

const running = new WeakSet<BackendEnv>();

interface Result {
  ids: number[];
  total: number;
}

/**
 * Tries a draft on the newest searches and returns those that gain or lose results, or whose first
 * three products change. Yields to other requests between two searches, and ends after eight
 * seconds. 409 while another trial runs in this program.
 */
export async function trySearches(
  context: ServiceContext,
  draft: SearchDraft,
): Promise<SearchTrial> {
  const read = await readDraft(context, draft);
  if (running.has(context.env)) {
    throw conflict('Someone else is running a trial. Try again in a few seconds.');
  }
  running.add(context.env);
  try {
    return await runTrial(context, read);
  } finally {
    running.delete(context.env);
  }
}

async function runTrial(
  context: ServiceContext,
  draft: Awaited<ReturnType<typeof readDraft>>,
): Promise<SearchTrial> {
  const end = performance.now() + timeLimitMs;
  const searches = await context.db
    .select()
    .from(searchMisses)
    .orderBy(desc(searchMisses.lastAt))
    .limit(maxTriedSearches);
  return withMemory(context, async (memory) => {
    const trial = await openTrial(context, memory, draft);
    const changed: { query: string; searched: number; before: Result; after: Result }[] = [];
    let tried = 0;
    for (const { query, times, found } of searches) {
      if (performance.now() > end) break;
      await turn();
      tried += 1;
      if (!trial.isAffected(query)) continue;
      const [before, after] = [await trial.before(query), await trial.after(query)];
      if (isChanged(before, after)) changed.push({ query, searched: times + found, before, after });
    }
    const shown = changed.toSorted((one, two) => two.searched - one.searched).slice(0, maxShown);
    const ids = shown.flatMap(({ before, after }) => [...firstIds(before), ...firstIds(after)]);
    const { answer: cards, catalogue } = await readCards(
      context,
      memory,
      [...new Set(ids)],
      undefined,
    );
    const names = new Map(cards.map(({ id, name }) => [id, name]));
    const show = (result: Result) => ({
      total: result.total,
      first: firstIds(result).flatMap((id) => names.get(id) ?? []),
    });
    return {
      catalogue,
      answer: {
        tried,
        of: searches.length,
        changed_count: changed.length,
        changed: shown.map(({ query, searched, before, after }) => ({
          query,
          searched,
          before: show(before),
          after: show(after),
        })),
      },
    };
  });
}

const firstIds = ({ ids }: Result) => ids.slice(0, firstOnes);

const isChanged = (before: Result, after: Result) =>
  before.total !== after.total || String(firstIds(before)) !== String(firstIds(after));
