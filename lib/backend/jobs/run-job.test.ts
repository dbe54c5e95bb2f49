import { sql } from 'drizzle-orm';
import { workerHeartbeats } from '../db/schema/running.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { clearJobs, lockJobs } from '../testing/waiting-jobs.ts';
import { addJob } from './add-job.ts';
import { freeStuckJobs } from './run-job.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

it('gives back what a worker that is gone had begun, and leaves what is under way, for an hour if need be', async () => {
  const { db } = store.context;
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await clearJobs(store);
  await addJob(db, 'remove_file', { name: 'x' }, { key: 'gone' });
  await addJob(db, 'remove_file', { name: 'x' }, { key: 'just begun' });
  await addJob(db, 'remove_file', { name: 'x' }, { key: 'alive' });
  await db.insert(workerHeartbeats).values([
    { poolId: 'alive', seenAt: minutesAgo(0) },
    { poolId: 'gone', seenAt: minutesAgo(5) },
  ]);
  await lockJobs(store, 'gone', 'gone', minutesAgo(60));
  await lockJobs(store, 'just begun', 'just begun', minutesAgo(1));
  await lockJobs(store, 'alive', 'alive', minutesAgo(60));
  // T61: a clock jump of a day must not make a live worker look dead.
  store.setNow(new Date(Date.now() + 24 * 60 * 60_000));
  await freeStuckJobs(store.context);
  const { rows } = await db.execute(sql`
    select key as name, locked_by as "lockedBy" from graphile_worker.jobs order by id`);
  expect(rows).toEqual([
    { name: 'gone', lockedBy: null },
    { name: 'just begun', lockedBy: 'just begun' },
    { name: 'alive', lockedBy: 'alive' },
  ]);
});
