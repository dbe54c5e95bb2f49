import { sql } from 'drizzle-orm';
import {
  storeProblemNames,
  storeProblems,
  type StoreProblem,
} from '../../../contract/store-problem.ts';
import type { ServiceContext } from '../../context.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { currentProblems, type SeenProblem } from '../../observe/problems.ts';
import { findMailSender } from '../../providers/connect.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { readSetting, writeSetting } from '../shop-profile/setting.ts';
import { readOwners } from '../team/read-owners.ts';

export interface SavedProblem {
  since: string;
  /** Written again after `refreshMs` only. */
  last: string;
  detail: string;
}
type SavedProblems = Partial<Record<StoreProblem, SavedProblem>>;

const problemsSetting = 'store_problems';
const refreshMs = 5 * 60_000;
/** A problem that no program has reported for this long has ended. */
const silenceMs = 30 * 60_000;

/** Returns the faults that any program has seen of late, the worst first. */
export async function readProblems(
  context: Pick<ServiceContext, 'db' | 'now'>,
): Promise<(SavedProblem & { name: StoreProblem })[]> {
  const saved = withoutOver(await readSaved(context), context.now());
  for (const problem of currentProblems(context.now())) saved[problem.name] ??= toSaved(problem);
  return storeProblemNames.flatMap((name) => {
    const problem = saved[name];
    return problem ? [{ name, ...problem }] : [];
  });
}

const readSaved = async (context: Pick<ServiceContext, 'db'>): Promise<SavedProblems> =>
  ((await readSetting(context, problemsSetting)) ?? {}) as SavedProblems;

const withoutOver = (saved: SavedProblems, now: Date): SavedProblems =>
  Object.fromEntries(
    Object.entries(saved).filter(([, { last }]) => now.getTime() - Date.parse(last) < silenceMs),
  );

const toSaved = ({ since, last, detail }: SeenProblem): SavedProblem => ({
  since: since.toISOString(),
  last: last.toISOString(),
  detail,
});

/** Faults of which owners were told without the outbox, because the database took no rows. */
const toldDirectly = new Set<string>();
const tellingKey = ({ name, since }: SeenProblem) => `${name} ${since.toISOString()}`;

/**
 * Saves the faults of this process in the database, where Today and the other programs read them.
 * Mails each new fault to the owners once: by the message queue, or directly by SMTP if the
 * database accepts no rows. `ended`: faults to delete, because a check has shown that they are
 * over.
 */
export async function saveProblems(
  context: ServiceContext,
  ended: readonly StoreProblem[],
): Promise<void> {
  const seen = currentProblems(context.now());
  try {
    await withinTransaction(context, async (within, tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${problemsSetting}))`);
      const stored = await readSaved(within);
      const next = withoutOver(stored, context.now());
      for (const name of ended) delete next[name];
      for (const problem of seen) {
        const known = next[problem.name];
        const since = known?.since ?? problem.since.toISOString();
        const isFresh = known && problem.last.getTime() - Date.parse(known.last) < refreshMs;
        next[problem.name] = isFresh ? known : { ...toSaved(problem), since };
        if (known === undefined && !toldDirectly.has(tellingKey(problem))) {
          await mailToOwners(within, problem);
        }
      }
      if (JSON.stringify(next) !== JSON.stringify(stored)) {
        await writeSetting(within, problemsSetting, next);
      }
    });
  } catch (error) {
    for (const problem of seen) await mailDirectly(context, problem);
    throw error;
  }
}

async function mailToOwners(context: ServiceContext, problem: SeenProblem): Promise<void> {
  for (const { id, email } of await readOwners(context.db)) {
    await queueMessage(context.db, {
      kind: 'store_problem',
      to: { email },
      key: `${id} ${tellingKey(problem)}`,
      data: { ...storeProblems[problem.name], detail: problem.detail },
    });
  }
}

async function mailDirectly(context: ServiceContext, problem: SeenProblem): Promise<void> {
  const sender = findMailSender(context);
  const key = tellingKey(problem);
  if (!sender || toldDirectly.has(key)) return;
  const { title, help } = storeProblems[problem.name];
  for (const { id, email } of await readOwners(context.db)) {
    if (!email) continue;
    const text = `${help}\n\n${problem.detail}`;
    const html = `<p>${help}</p>`;
    await sender.send({ to: email, subject: title, text, html, reference: `problem-${id}-${key}` });
  }
  toldDirectly.add(key);
}
