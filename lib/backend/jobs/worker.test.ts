import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { startWorker, type JobWorker } from './worker.ts';

const hourMs = 60 * 60_000;
const patienceMs = 15_000;

let store: TestStore;
let worker: JobWorker;
beforeAll(async () => {
  store = await openTestStore();
  store.setNow(new Date());
  worker = await startWorker(store.client.pool, () => store.context, store.context.log);
});
afterAll(async () => {
  await worker.stop();
  await store.close();
});

/** Asks until the answer is yes; false where it is none in time. */
async function becomesTrue(question: SQL): Promise<boolean> {
  const giveUpAt = performance.now() + patienceMs;
  while (performance.now() < giveUpAt) {
    const { rows } = await store.context.db.execute<{ answer: boolean }>(question);
    if (rows[0]?.answer) return true;
    await sleep(50);
  }
  return false;
}

it(
  'T61: plans its timed jobs anew where the clock was a day ahead and is put right',
  async () => {
    await store.context.db.execute(sql`
      insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      values ('pay_back', now(), now() + interval '1 day')
      on conflict (identifier) do update set last_execution = excluded.last_execution`);
    store.setNow(new Date(Date.now() - hourMs));
    const isPlanned = sql`
      select coalesce(last_execution < now() + interval '2 minutes', true) as answer
      from graphile_worker._private_known_crontabs where identifier = 'pay_back'`;
    expect(await becomesTrue(isPlanned)).toBe(true);
    const runsAgain = sql`select count(*) = 1 as answer from worker_heartbeats`;
    expect(await becomesTrue(runsAgain)).toBe(true);
  },
  3 * patienceMs,
);
