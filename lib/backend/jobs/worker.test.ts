import { setTimeout as sleep } from 'node:timers/promises';
import { workerHeartbeats } from '../db/schema/running.ts';
import { lastPlanned, setLastPlanned } from '../testing/jobs-of.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { startWorker, type JobWorker } from './worker.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
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
