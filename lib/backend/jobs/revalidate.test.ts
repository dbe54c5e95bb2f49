import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { httpStandIn } from '../testing/http-stand-in.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { NotTaken } from './run-job.ts';
import type { Revalidation } from './add-job.ts';
import { revalidate } from './revalidate.ts';

type StandIn = Awaited<ReturnType<typeof httpStandIn>>;
const standIns: StandIn[] = [];

/** Fake storefront: `heard` has the tags that it accepted, `state.status` is its answer. */
async function storefront() {
  const heard: string[][] = [];
  const state = { status: 200 };
  const standIn = await httpStandIn(({ body }) => {
    if (state.status === 200) heard.push((JSON.parse(body) as { tags: string[] }).tags);
    return { status: state.status, body: {} };
  });
  standIns.push(standIn);
  return { heard, state, url: standIn.url };
}

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(async () => {
  await Promise.all(standIns.map((standIn) => standIn.close()));
  await store.close();
});

const within = (...storefrontUrls: string[]) => ({
  ...store.context,
  env: { ...store.context.env, storefrontUrls },
});

async function planned(): Promise<Revalidation[]> {
  const { rows } = await store.context.db.execute<{ payload: Revalidation }>(sql`
    select j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'revalidate' and j.payload ->> 'storefront' is not null`);
  return rows.map(({ payload }) => payload);
}

describe('a change that is told', () => {
  it('reaches every storefront', async () => {
    const [one, other] = [await storefront(), await storefront()];
    await revalidate(within(one.url, other.url), { tags: ['product:1'] });
    expect([one.heard, other.heard]).toEqual([[['product:1']], [['product:1']]]);
  });

  it('is told again to the one that did not hear it', async () => {
    const [one, deaf] = [await storefront(), await storefront()];
    deaf.state.status = 503;
    const context = within(one.url, deaf.url);
    await revalidate(context, { tags: ['product:2'] });
    expect(one.heard).toEqual([['product:2']]);
    const again = { tags: ['product:2'], storefront: deaf.url };
    expect(await planned()).toEqual([again]);
    await expect(revalidate(context, again)).rejects.toThrow(NotTaken);
    deaf.state.status = 200;
    await revalidate(context, again);
    expect([one.heard, deaf.heard]).toEqual([[['product:2']], [['product:2']]]);
  });

  it('waits for the only storefront', async () => {
    const only = await storefront();
    only.state.status = 500;
    await expect(revalidate(within(only.url), { tags: ['home'] })).rejects.toThrow(NotTaken);
  });

  it('is no fault while the storefront is not there yet', async () => {
    const { url, close } = await httpStandIn(() => ({ body: {} }));
    await close();
    const away = revalidate(within(url), { tags: ['home'] });
    await expect(away).rejects.toThrow(NotTaken);
    await expect(away).rejects.toThrow(/does not answer to a revalidation: .*ECONNREFUSED/);
  });

  it('does not hold up a stop by a storefront that does not answer', async () => {
    const server = createServer(() => undefined);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const stopping = new AbortController();
    const start = performance.now();
    const away = revalidate(within(url), { tags: ['home'] }, stopping.signal);
    stopping.abort();
    await expect(away).rejects.toThrow(NotTaken);
    expect(performance.now() - start).toBeLessThan(5_000);
    server.close();
    server.closeAllConnections();
  });

  it('is dropped for an address that is no longer set', async () => {
    const one = await storefront();
    await revalidate(within(one.url), { tags: ['home'], storefront: 'http://127.0.0.1:9' });
    expect(one.heard).toEqual([]);
  });
});
