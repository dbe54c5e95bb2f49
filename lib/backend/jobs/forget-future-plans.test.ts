import { sql } from 'drizzle-orm';
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
  await db.execute(sql`delete from graphile_worker._private_jobs`);
  await db.execute(sql`
    insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values ('pay_back', ${at(-dayMs).toISOString()}, ${at(dayMs).toISOString()}),
           ('expire_orders', ${at(-dayMs).toISOString()}, ${at(-30_000).toISOString()})`);
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
    select t.identifier from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`);
  expect(jobs.rows).toEqual([{ identifier: 'expire_orders' }, { identifier: 'publish_post' }]);
  const plans = await db.execute(sql`
    select identifier, last_execution is null as "isForgotten"
    from graphile_worker._private_known_crontabs order by identifier`);
  expect(plans.rows).toEqual([
    { identifier: 'expire_orders', isForgotten: false },
    { identifier: 'pay_back', isForgotten: true },
  ]);
});
