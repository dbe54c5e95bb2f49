import { setTimeout as sleep } from 'node:timers/promises';
import { readSchemaState } from '../db/schema-state.ts';
import { workerHeartbeats } from '../db/schema/running.ts';
import { addJob } from './add-job.ts';
import { lastPlanned, setLastPlanned, timedJobNames } from '../testing/waiting-jobs.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { startWorker, type JobWorker } from './worker.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const patienceMs = 15_000;

let store: TestStore;
let worker: JobWorker;
beforeAll(async () => {
  store = await openTestStore({ BACKUP_AT: '02:15' });
  store.setNow(new Date());
  worker = await startWorker(store.client.pool, () => store.context, store.context.log);
});
afterAll(async () => {
  await worker.stop();
  await store.close();
});

/** Polls until the query returns true; false on timeout. */
async function becomesTrue(question: () => Promise<boolean>): Promise<boolean> {
  const giveUpAt = performance.now() + patienceMs;
  while (performance.now() < giveUpAt) {
    if (await question()) return true;
    await sleep(50);
  }
  return false;
}

it(
  'T61: plans its timed jobs anew where the clock was a day ahead and is put right',
  async () => {
    await setLastPlanned(store, 'pay_back', new Date(Date.now() + 24 * hourMs));
    store.setNow(new Date(Date.now() - hourMs));
    const isPlanned = async () =>
      ((await lastPlanned(store, 'pay_back'))?.getTime() ?? 0) < Date.now() + 2 * minuteMs;
    expect(await becomesTrue(isPlanned)).toBe(true);
    const runsAgain = async () => (await store.context.db.$count(workerHeartbeats)) === 1;
    expect(await becomesTrue(runsAgain)).toBe(true);
  },
  3 * patienceMs,
);

it(
  'plans the backup if there is a time for it',
  async () => {
    const isPlanned = async () => (await timedJobNames(store)).includes('back_up');
    expect(await becomesTrue(isPlanned)).toBe(true);
  },
  3 * patienceMs,
);

it(
  'leaves the jobs of a newer version to a newer worker, and does its own on a newer schema',
  async () => {
    const { pool } = store.client;
    await pool.query(`insert into drizzle.__drizzle_migrations (hash, created_at)
      select 'of a newer version', max(created_at) + 1 from drizzle.__drizzle_migrations`);
    expect(await readSchemaState(pool)).toBe('current');
    await pool.query(`select graphile_worker.add_job('of_a_newer_version', '{}')`);
    await addJob(store.context.db, 'relearn_words', {});
    const triesOf = async (name: string) =>
      (
        await pool.query<{ attempts: number; locked_at: Date | null }>(
          'select attempts, locked_at from graphile_worker.jobs where task_identifier = $1',
          [name],
        )
      ).rows;
    expect(await becomesTrue(async () => (await triesOf('relearn_words')).length === 0)).toBe(true);
    expect(await triesOf('of_a_newer_version')).toEqual([{ attempts: 0, locked_at: null }]);
  },
  3 * patienceMs,
);
