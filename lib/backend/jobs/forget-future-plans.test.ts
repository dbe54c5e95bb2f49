import { sql } from 'drizzle-orm';
import { clearJobs, lastPlanned, setLastPlanned } from '../testing/waiting-jobs.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { addJob } from './add-job.ts';
import { forgetFuturePlans } from './forget-future-plans.ts';

const dayMs = 24 * 60 * 60_000;

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

it('T61: takes back what was planned while the clock was a day ahead, and nothing else', async () => {
  const { db, now } = store.context;
  const at = (ms: number) => new Date(now().getTime() + ms);
  await clearJobs(store);
  await setLastPlanned(store, 'pay_back', at(dayMs));
  await setLastPlanned(store, 'expire_orders', at(-30_000));
  const plan = (task: string, ms: number) =>
    db.execute(sql`
      select graphile_worker.add_job(${task},
        ${JSON.stringify({ _cron: { ts: at(ms).toISOString() } })}::json,
        run_at := ${at(ms).toISOString()}::timestamptz, job_key := ${task})`);
  await plan('pay_back', dayMs);
  await plan('expire_orders', 30_000);
  await addJob(db, 'publish_post', { postId: 1 }, { at: at(dayMs) });

  await forgetFuturePlans(store.context);

  const jobs = await db.execute(sql`
    select task_identifier as identifier from graphile_worker.jobs order by id`);
  expect(jobs.rows).toEqual([{ identifier: 'expire_orders' }, { identifier: 'publish_post' }]);
  expect(await lastPlanned(store, 'pay_back')).toBeNull();
  expect(await lastPlanned(store, 'expire_orders')).toEqual(at(-30_000));
});
