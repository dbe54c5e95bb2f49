import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { addJob } from '../jobs/add-job.ts';
import { apiProgram } from '../testing/api-program.ts';
import { httpStandIn } from '../testing/http-stand-in.ts';
import { programSettings } from '../testing/program-settings.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

type Program = Awaited<ReturnType<typeof apiProgram>>;

let store: TestStore;
let storefront: Awaited<ReturnType<typeof httpStandIn>>;
let api: Program;
let worker: Program;

const waitingSchema = { MIGRATE_AT_START: 'false' };

beforeAll(async () => {
  store = await openTestStore();
  storefront = await httpStandIn(() => ({ body: {} }));
  const settings = { ...programSettings(store), STOREFRONT_URL: storefront.url };
  // The writer used as its own replica: it is never behind.
  const reading = { DATABASE_READER_URL: settings.DATABASE_URL };
  api = await apiProgram({ ...settings, ...reading, DRAIN_SECONDS: '1' }, 'api');
  worker = await apiProgram({ ...settings, ...waitingSchema }, 'worker');
  await api.start();
}, 130_000);
afterAll(async () => {
  await api.kill();
  await worker.kill();
  await storefront.close();
  await store.close();
});

const isNotified = (tag: string) => storefront.heard.some(({ body }) => body.includes(`"${tag}"`));

async function until(isSo: () => boolean): Promise<boolean> {
  const end = Date.now() + 30_000;
  while (!isSo() && Date.now() < end) await wait(50);
  return isSo();
}

describe('the API and the worker as two programs on one database', () => {
  it('leave the jobs to the worker', async () => {
    await addJob(store.context.db, 'revalidate', { tags: ['for-the-worker'] });
    await wait(1_500);
    expect(isNotified('for-the-worker')).toBe(false);
    await worker.start();
    expect(await until(() => isNotified('for-the-worker'))).toBe(true);
    // And those that come while it runs.
    await addJob(store.context.db, 'revalidate', { tags: ['again'] });
    expect(await until(() => isNotified('again'))).toBe(true);
  }, 60_000);

  it('say that they are ready, and answer only their own calls', async () => {
    const ready = { status: 200, body: { status: true, database: 'up', schema: 'current' } };
    expect(await api.call('GET', '/readyz')).toMatchObject({
      status: 200,
      body: { ...ready.body, reader: 'up' },
    });
    expect(await worker.call('GET', '/readyz')).toMatchObject(ready);
    expect((await worker.call('GET', '/products/'))?.status).toBe(404);
  });

  it('are not ready while a migration of their version is missing', async () => {
    const { db } = store.context;
    const { rows } = await db.execute<{ id: number; hash: string; created_at: string }>(sql`
      delete from drizzle.__drizzle_migrations where created_at =
        (select max(created_at) from drizzle.__drizzle_migrations) returning *`);
    const missing = rows[0];
    if (!missing) throw new Error('no migration was found');
    const behind = { status: 503, body: { status: false, schema: 'behind' } };
    // The last answer is kept for half a second.
    await wait(600);
    expect(await api.call('GET', '/readyz')).toMatchObject(behind);
    expect(await worker.call('GET', '/readyz')).toMatchObject(behind);
    expect(await worker.stop()).toBe(0);
    const starting = worker.start();
    await wait(2_000);
    expect(await worker.call('GET', '/livez')).toBeUndefined();
    await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
      values (${missing.hash}, ${missing.created_at})`);
    await starting;
    await wait(600);
    expect((await worker.call('GET', '/readyz'))?.status).toBe(200);
  }, 60_000);

  it('send a balancer away before they close', async () => {
    const stopping = api.stop();
    await wait(300);
    expect(await api.call('GET', '/readyz')).toMatchObject({
      status: 503,
      body: { draining: true },
    });
    expect((await api.call('GET', '/states/1'))?.status).toBeLessThan(500);
    expect(await stopping).toBe(0);
  }, 60_000);
});
