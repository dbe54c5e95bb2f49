import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { createLog } from '../../../log.ts';
import { openTestStore, type TestStore } from '../../../testing/test-store.ts';
import { catalogueChanged, offersChanged, untilIndexed } from '../../engine.ts';
import { connect } from '../connection.ts';
import { followChanges } from '../index/follow-changes.ts';
import { findIndexes } from '../index/indexes.ts';
import { readState, writeState } from '../index/send-documents.ts';
import { startFollowing, type Following } from '../index/start-following.ts';
import { aliasOf } from '../index/template.ts';
import {
  catchUp,
  searchFault,
  removeTestIndexes,
  requireSearchEnv,
  searchSettings,
} from './test-index.ts';
import {
  createConnection,
  createServer,
  type AddressInfo,
  type Server,
  type Socket,
} from 'node:net';

/** A change must be found within this time. */
const limitMs = 2_000;

let gate: Gate;
let store: TestStore;
let following: Following | undefined;

beforeAll(async () => {
  const settings = searchSettings();
  gate = await openGate(settings.SEARCH_URL);
  store = await openTestStore({ ...settings, SEARCH_URL: gate.url });
  await catchUp(store.context);
});
afterEach(async () => {
  await following?.stop();
  following = undefined;
});
afterAll(async () => {
  await removeTestIndexes(store.context);
  await store.close();
  await gate.close();
});

const follow = () => {
  const { db } = store.client;
  following = startFollowing({ db, log: createLog('silent') }, requireSearchEnv(store.context));
};
const change = (statement: ReturnType<typeof sql>) => store.client.db.execute(statement);

/** A list, by the API. */
async function list(query: string) {
  const { status, body } = await store.call('GET', `/web/products/list/?${query}`);
  expect(status).toBe(200);
  return body['data'] as { data: { id: number }[]; total: number };
}
const listIds = async (query: string) => (await list(query)).data.map(({ id }) => id);
const listTotal = async (query: string) => (await list(query)).total;

async function until(isTrue: () => Promise<boolean>, ms: number): Promise<void> {
  const end = Date.now() + ms;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Not within ${ms} ms`);
    await sleep(50);
  }
}

const healthOf = async () => (await store.call('GET', '/health')).body['search'];
const indexes = async () => {
  const search = requireSearchEnv(store.context);
  const { client } = await connect(search);
  return findIndexes(client, search.index, aliasOf(search.index));
};

describe('the index', () => {
  it('has a change of a price, a sale and a removal within two seconds', async () => {
    follow();
    const cheapest = 'price_min=1&ordering=base_price';
    await change(sql`update products set price = 100 where id = 7`);
    await offersChanged(store.client.db, [7]);
    await until(async () => (await listIds(cheapest))[0] === 7, limitMs);
    await change(sql`update products set is_on_sale = false where id = 7`);
    await catalogueChanged(store.client.db, [7]);
    await until(async () => !(await listIds(cheapest)).includes(7), limitMs);
    await change(sql`update products set is_on_sale = true where id = 7`);
    await catalogueChanged(store.client.db, [7]);
    await until(async () => (await listIds(cheapest))[0] === 7, limitMs);
    expect(await searchFault(store.context)).toBeUndefined();
  });

  it('is waited for before the storefront renders its lists again', async () => {
    follow();
    await change(sql`update products set price = 90 where id = 11`);
    await offersChanged(store.client.db, [11]);
    await untilIndexed(store.context);
    expect((await listIds('ordering=base_price'))[0]).toBe(11);
    await change(sql`update products set price = base_price where id = 11`);
    await offersChanged(store.client.db, [11]);
    await untilIndexed(store.context);
    expect((await listIds('ordering=base_price'))[0]).not.toBe(11);
    expect(await searchFault(store.context)).toBeUndefined();
  });

  it('shows a product from the minute in which it becomes public', async () => {
    const first = await listIds('');
    const [id = 0] = first;
    await change(sql`update products set public_from = '2030-01-01' where id = ${id}`);
    await catalogueChanged(store.client.db, [id]);
    await catchUp(store.context);
    expect(await listIds('')).not.toContain(id);
    const present = store.context.now();
    store.setNow(new Date('2030-01-01T00:00:30Z'));
    expect((await listIds(''))[0]).toBe(id);
    store.setNow(present);
    await change(sql`update products set public_from = null where id = ${id}`);
    await catalogueChanged(store.client.db, [id]);
  });

  it('is made anew behind its alias, while lists are answered and changes written', async () => {
    const before = await indexes();
    await catalogueChanged(store.client.db);
    const search = requireSearchEnv(store.context);
    const { client } = await connect(search);
    let isMore = true;
    for (let price = 200; isMore; price += 1) {
      isMore = await followChanges(store.client.db, client, search);
      await change(sql`update products set price = ${price} where id = 8`);
      await offersChanged(store.client.db, [8]);
      expect(await listIds('')).toHaveLength(20);
      expect(await searchFault(store.context)).toBeUndefined();
    }
    await catchUp(store.context);
    expect(await listIds('ordering=base_price&price_min=2')).toContain(8);
    const after = await indexes();
    expect(after.live).not.toBe(before.live);
    expect(after).toMatchObject({ next: undefined, old: [] });
  });

  it('is filled further from where the program that filled it was ended', async () => {
    await catalogueChanged(store.client.db);
    const search = requireSearchEnv(store.context);
    const { client } = await connect(search);
    await followChanges(store.client.db, client, search);
    const { next = '' } = await indexes();
    const state = await readState(client, next);
    await writeState(client, next, { version: state?.version ?? '', filledTo: 100 });
    await catchUp(store.context);
    const { rows } = await store.client.db.execute<{ count: number }>(
      sql`select count(distinct coalesce(-m.family_id, p.id))::integer as count
          from products p left join family_members m on m.product_id = p.id
          where p.id > 100 and p.is_on_sale`,
    );
    const total = await listTotal('');
    await catalogueChanged(store.client.db);
    await catchUp(store.context);
    expect(total).toBe(rows[0]?.count);
    expect(await listTotal('')).toBeGreaterThan(total);
  });
});

describe('while OpenSearch is away', () => {
  it('the built-in engine answers and health says so; the index catches up later', async () => {
    follow();
    await until(async () => (await healthOf()) === 'opensearch', 10_000);
    const there = await listIds('brand=1');
    await gate.close();
    expect(await listIds('brand=1')).toEqual(there);
    expect(await healthOf()).toBe('opensearch-away');
    await change(sql`update products set price = 50 where id = 10`);
    await offersChanged(store.client.db, [10]);
    expect((await listIds('ordering=base_price'))[0]).toBe(10);
    await gate.open();
    await until(async () => {
      await listIds('');
      return (await healthOf()) === 'opensearch';
    }, 15_000);
    expect((await listIds('ordering=base_price'))[0]).toBe(10);
    expect(await searchFault(store.context)).toBeUndefined();
  });
});

/** A TCP proxy before OpenSearch that can be closed and opened again. */
interface Gate {
  url: string;
  open: () => Promise<void>;
  close: () => Promise<void>;
}

async function openGate(target: string): Promise<Gate> {
  const { hostname, port: targetPort } = new URL(target);
  const sockets = new Set<Socket>();
  const server: Server = createServer((near) => {
    const far = createConnection(Number(targetPort), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    open: () => listen(port),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
