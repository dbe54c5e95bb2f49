import { sql } from 'drizzle-orm';
import { addJob } from '../jobs/add-job.ts';
import { runJob } from '../jobs/run-job.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { createMetrics } from './metrics.ts';
import { openPools } from './open-pools.ts';
import { readStoreFigures } from './store-figures.ts';

let store: TestStore;
let registry: ReturnType<typeof createMetrics>;

beforeAll(async () => {
  store = await openTestStore();
  openPools.set('requests', store.client.pool);
  registry = createMetrics(() => readStoreFigures(store.context.db));
}, 60_000);
afterAll(async () => {
  openPools.clear();
  await store.close();
});

const lines = async () => (await registry.metrics()).split('\n');

describe('the metrics of the store API', () => {
  it('count calls by the pattern of their route, whatever is in the address', async () => {
    await store.call('GET', '/web/single/product/1/');
    await store.call('GET', '/web/single/product/2/');
    await store.call('GET', '/web/single/product/999999/');
    for (const path of ['/made-up-one', '/made-up-two']) await store.call('GET', path);
    await store.call('PURGE', '/made-up-three');
    const metrics = (await lines()).filter((line) => line.startsWith('sose_api_requests_total{'));
    const product = 'sose_api_requests_total{method="GET",route="/web/single/product/:id"';
    expect(metrics).toContain(`${product},status="2xx"} 2`);
    expect(metrics).toContain(`${product},status="4xx"} 1`);
    expect(metrics.join('\n')).not.toMatch(/made-up|999999|PURGE/);
    expect(metrics).toHaveLength(4);
  });

  it('tell how long a job took, and whether it failed', async () => {
    const fail = () => Promise.reject(new Error('no'));
    await runJob('send_message', {}, store.context, () => Promise.resolve());
    await expect(runJob('send_message', {}, store.context, fail)).rejects.toThrow('no');
    const metrics = await lines();
    const count = 'sose_job_duration_seconds_count{job="send_message"';
    expect(metrics).toContain(`${count},result="done"} 1`);
    expect(metrics).toContain(`${count},result="failed"} 1`);
  });

  it('tell the figures of the whole store, from the database', async () => {
    const { db } = store.context;
    await db.execute(sql`delete from graphile_worker._private_jobs`);
    await addJob(db, 'check_files', {}, { at: new Date(Date.now() - 90_000) });
    await db.execute(
      sql`update orders set placed_at = now() where id = (select min(id) from orders)`,
    );
    await db.execute(sql`insert into worker_heartbeats values ('here', now())
      on conflict (pool_id) do update set seen_at = now()`);
    const metrics = await lines();
    expect(metrics).toContain('sose_jobs{state="ready"} 1');
    expect(metrics).toContain('sose_orders_last_minute 1');
    expect(metrics).toContain('sose_workers 1');
    const [, age] = /^sose_oldest_job_seconds ([\d.]+)$/m.exec(metrics.join('\n')) ?? [];
    expect(Number(age)).toBeGreaterThanOrEqual(90);
    expect(metrics).toContain('sose_store_figures_up 1');
    expect(
      metrics.some((line) => line.startsWith('sose_db_pool_connections{pool="requests"')),
    ).toBe(true);
  });

  it('say so where the database does not answer', async () => {
    const blind = await createMetrics(() => Promise.reject(new Error('away'))).metrics();
    expect(blind).toContain('sose_store_figures_up 0');
    expect(blind).not.toMatch(/^sose_(?:jobs|orders_last_minute) ?[{\d]/m);
  });
});
