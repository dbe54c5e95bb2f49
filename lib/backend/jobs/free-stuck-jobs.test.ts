import { sql } from 'drizzle-orm';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { addJob } from './add-job.ts';
import { freeStuckJobs } from './free-stuck-jobs.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

it('gives back what a worker that is gone had begun, and leaves what is under way', async () => {
  const { db, now } = store.context;
  await db.execute(sql`delete from graphile_worker._private_jobs`);
  await addJob(db, 'remove_file', { name: 'gone' });
  await addJob(db, 'remove_file', { name: 'under way' });
  const minutesAgo = (minutes: number) =>
    new Date(now().getTime() - minutes * 60_000).toISOString();
  await db.execute(sql`
    update graphile_worker._private_jobs set
      locked_by = payload ->> 'name',
      locked_at = case payload ->> 'name' when 'gone' then ${minutesAgo(11)}::timestamptz
                  else ${minutesAgo(1)}::timestamptz end`);
  await freeStuckJobs(store.context);
  const { rows } = await db.execute(sql`
    select payload ->> 'name' as name, locked_by as "lockedBy"
    from graphile_worker._private_jobs order by id`);
  expect(rows).toEqual([
    { name: 'gone', lockedBy: null },
    { name: 'under way', lockedBy: 'under way' },
  ]);
});
