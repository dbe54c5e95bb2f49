import { sql } from 'drizzle-orm';
import { companyId } from '../../../contract/envelope.ts';
import { ordersPath } from '../../../contract/paths.ts';
import { revalidate } from '../../jobs/revalidate.ts';
import { createReadiness } from '../../programs/readiness.ts';
import { offersChanged } from '../../search/engine.ts';
import { listCards } from '../../services/product/list-cards.ts';
import { httpStandIn } from '../../testing/http-stand-in.ts';
import { makeCustomer } from '../../testing/make-customer.ts';
import { makeProduct } from '../../testing/make-product.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { staffFixture } from '../../testing/staff-fixture.ts';
import { customers } from '../schema/customer.ts';
import { products } from '../schema/catalogue.ts';
import { fromReader, ReaderBehind } from './from-reader.ts';
import { readMarks, shopMark, beat } from './marks.ts';
import { withReader } from './with-reader.ts';
import type pg from 'pg';
import { pino, type Logger } from 'pino';
import { createApp } from '../../app.ts';
import { openApiDatabase } from '../client.ts';
import { openReader, type Reader } from './open-reader.ts';
import { callsTo, openTestStore, type TestStore } from '../../testing/test-store.ts';

let store: Awaited<ReturnType<typeof openStoreWithReplica>>;
beforeEach(async () => {
  store = await openStoreWithReplica();
}, 60_000);
afterEach(() => store.close());

const list = '/web/products/list/?page=1';
const isUp = () => store.reader.state() === 'up';

interface Card {
  id: number;
  product_price: number;
}

/** Prices of the first page of the shop, by product. */
async function listedPrices(): Promise<Map<number, number>> {
  const { status, body } = await store.call('GET', list);
  expect(status).toBe(200);
  const { data } = body['data'] as { data: Card[] };
  return new Map(data.map((card) => [card.id, card.product_price]));
}

/** Sets one price for all products of a database, without logging the change. */
const price = (db: typeof store.context.db, paise: number) =>
  db.update(products).set({ price: paise, basePrice: paise });

/** Whether all products of the shop's list have this price. */
const isListedAt = async (rupees: number) =>
  [...(await listedPrices()).values()].every((one) => one === rupees);

async function readFromBoth() {
  await price(store.context.db, 10_000);
  await price(store.replica.context.db, 20_000);
}
const ofWriter = 100;
const ofReplica = 200;

/** First names in the staff's customer list; the replica has other customers than the writer. */
async function customerNames(token: string) {
  const { status, body } = await store.call('GET', '/staff/customers/', { token });
  expect(status).toBe(200);
  return (body['data'] as { first_name: string }[]).map((row) => row.first_name);
}

describe('a replica', () => {
  it('answers lists, and the writer what is bought by', async () => {
    await readFromBoth();
    expect(isUp()).toBe(true);
    expect(await isListedAt(ofReplica)).toBe(true);
    const { body } = await store.call('GET', '/web/single/product/1/');
    expect(JSON.stringify(body)).toContain(`"product_price":${ofWriter}`);
  });

  it('is not asked for a customer, whose own marks are in the list', async () => {
    await readFromBoth();
    const { token } = await signInAs(store, 'asha@example.in');
    const { body } = await store.call('GET', list, { token });
    expect((body['data'] as { data: Card[] }).data[0]?.product_price).toBe(ofWriter);
  });

  it('is asked again by staff when it has what they have written, and by others meanwhile', async () => {
    const [one, other] = [await staffFixture(store), await staffFixture(store)];
    await store.replica.context.db.update(customers).set({ firstName: 'Replica' });
    const fromReplica = async ({ token }: { token: string }) =>
      (await customerNames(token)).includes('Replica');
    expect(await fromReplica(one)).toBe(true);
    const customer = await makeCustomer(store);
    const note = await store.call('POST', `/staff/customers/${customer.customerId}/notes/`, {
      token: one.token,
      body: { text: 'Calls in the evening' },
    });
    expect(note.status).toBe(201);
    expect(await fromReplica(one)).toBe(false);
    expect(await fromReplica(other)).toBe(true);
    await store.catchUp();
    expect(await fromReplica(one)).toBe(true);
  });

  it('shows a changed price in no list before it has it', async () => {
    await readFromBoth();
    expect(await isListedAt(ofReplica)).toBe(true);
    await offersChanged(store.context.db, [1]);
    expect(await isListedAt(ofWriter)).toBe(true);
    await store.catchUp();
    expect(await isListedAt(ofReplica)).toBe(true);
  });

  it('renders no page that was told to be read anew before it has the change', async () => {
    await readFromBoth();
    const storefront = await httpStandIn(() => ({ body: {} }));
    const env = {
      ...store.context.env,
      databaseReaderUrl: 'postgresql://replica',
      storefrontUrls: [storefront.url],
    };
    await revalidate({ ...store.context, env }, { tags: ['products'] });
    await storefront.close();
    expect((await readMarks(store.context.db, shopMark)).value).toBe(1);
    expect(await isListedAt(ofWriter)).toBe(true);
    await store.catchUp();
    expect(await isListedAt(ofReplica)).toBe(true);
  });

  it('answers nothing that is older than the memory of the catalogue', async () => {
    const { context, replica } = store;
    await offersChanged(context.db, [1]);
    expect(await listCards(context, [1], undefined)).toHaveLength(1);
    const reader = async () => replica.context.db;
    await expect(listCards({ ...context, reader }, [1], undefined)).rejects.toThrow(ReaderBehind);
  });

  it('answers every list and report of staff, and none of them writes there', async () => {
    const { token } = await signInAs(store, 'owner@example.in');
    let reads = 0;
    store.reader.pool.on('acquire', () => (reads += 1));
    const paths = [
      'customers/',
      'export/orders/?format=csv',
      'gstr-1/?month=2026-10&format=json',
      'leads/',
      'members/',
      'orders/',
      'payments/',
      'products/',
      'products/1/stock/',
      'refunds/',
      'reviews/',
      'sales-report/?from=2026-10-01&to=2026-10-31',
      'sales/?period=month',
      'searches/',
      'tally/?month=2026-10',
      'tasks/',
      'trail/',
      'vouchers/',
    ];
    for (const path of paths) {
      reads = 0;
      const answer = await store.app.request(`/staff/${path}`, {
        headers: { 'company-id': String(companyId), authorization: `token ${token}` },
      });
      expect([path, answer.status]).toEqual([path, 200]);
      await answer.text();
      // The first reads the marks.
      expect([path, reads > 1]).toEqual([path, true]);
    }
    expect(store.logged.filter(({ msg }) => msg.includes('read from the writer'))).toEqual([]);
  });
});

describe('a replica that is a minute behind', () => {
  it('is not asked, and /readyz and the log say so once', async () => {
    await readFromBoth();
    await store.lag(60_000);
    expect(await isListedAt(ofWriter)).toBe(true);
    const { status, body } = await store.call('GET', '/readyz');
    expect([status, body['reader']]).toEqual([200, 'behind']);
    await store.lag(61_000);
    expect(store.logged.filter(({ msg }) => msg.includes('is behind'))).toEqual([
      expect.objectContaining({ level: 40 }),
    ]);
    await store.lag(0);
    expect(await isListedAt(ofReplica)).toBe(true);
  });

  it('hides no order from its customer, whatever is known of its lag', async () => {
    const { ordered } = orderFixture(store);
    const { who, orderId } = await ordered();
    for (const ms of [0, 60_000]) {
      await store.lag(ms);
      const { body } = await store.call('GET', ordersPath, { token: who.token });
      expect(JSON.stringify(body['data'])).toContain(orderId);
    }
  });

  it('sells no piece twice that it still shows', async () => {
    const { buyer, place, stockOf } = orderFixture(store);
    const product = await makeProduct(store, { stock: 1 });
    await store.replica.context.db.execute(sql`update products set stock = 5`);
    const buyers = await Promise.all([buyer(product.id), buyer(product.id)]);
    const answers = await Promise.all(buyers.map((who) => place(who, who.payload)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await stockOf(product.id)).toEqual({ stock: 0, sold: 1 });
  });
});

describe('a replica that is away', () => {
  const cutOff = () =>
    store.replica.context.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
  const forbid = async () => {
    const { rows } = await store.replica.client.pool.query<{ name: string }>(
      'select current_database() as name',
    );
    await store.client.pool.query(`alter database ${rows[0]?.name} allow_connections false`);
    await cutOff();
  };

  it('leaves its place to the writer at once; /readyz says so, the log once', async () => {
    await readFromBoth();
    const { token } = await staffFixture(store);
    await forbid();
    expect(await isListedAt(ofWriter)).toBe(true);
    expect((await customerNames(token)).length).toBeGreaterThan(0);
    await store.reader.check();
    await store.reader.check();
    expect(
      await createReadiness(store.client.pool, { reader: store.reader.state }).read(),
    ).toMatchObject({ isReady: true, database: 'up', reader: 'away' });
    expect(store.logged.filter(({ msg }) => msg.includes('is away'))).toEqual([
      expect.objectContaining({ level: 40 }),
    ]);
  });

  const readWith = (state: string) =>
    withReader(store.reader, store.context, undefined, async (context) => {
      const { db } = await fromReader(context);
      if (db === store.context.db) return 'writer';
      await db.execute(sql.raw(`do $$ begin raise sqlstate '${state}'; end $$`));
      return 'replica';
    });

  it.each([
    ['the replay cancels a read', '40001'],
    ['it is shut down', '57P01'],
    ['something writes there', '25006'],
  ])('is read again from the writer when %s', async (_, state) => {
    expect(await readWith(state)).toBe('writer');
  });

  it.each([
    ['a statement took too long', '57014'],
    ['a statement is wrong', '42601'],
  ])('is not read again when %s', async (_, state) => {
    await expect(readWith(state)).rejects.toThrow();
  });
});

interface StoreWithReplica extends TestStore {
  /** Another database with its own contents: an answer shows which of the two was asked. */
  replica: TestStore;
  reader: Reader;
  /** Texts of the log so far, and the numbers of their levels. */
  logged: { level: number; msg: string }[];
  /** Brings the marks of replication over, as a replica does that has caught up. */
  catchUp: () => Promise<void>;
  /** As if the replica had got nothing for so long. */
  lag: (ms: number) => Promise<void>;
}

/* The password is not listed among the options. */
function serverOf({ client }: TestStore): pg.PoolConfig {
  const { host, port, user, password, database } = client.pool.options as pg.PoolConfig;
  return { host, port, user, password, database };
}

/** Opens a store whose lists and reports are read from a second database. */
async function openStoreWithReplica(): Promise<StoreWithReplica> {
  const [writer, replica] = await Promise.all([openTestStore(), openTestStore()]);
  const logged: StoreWithReplica['logged'] = [];
  const log: Logger = pino(
    { level: 'debug' },
    { write: (line) => void logged.push(JSON.parse(line) as StoreWithReplica['logged'][number]) },
  );
  const { env, now } = writer.context;
  const client = openApiDatabase({ ...serverOf(writer), max: 10 }, log);
  const reader = openReader({ ...serverOf(replica), max: 5 }, client.db, log);
  const app = createApp({ env, ...client, limitPool: client.pool, reader, log, now });
  const catchUp = async () => {
    const { rows } = await client.pool.query('select * from replica_marks');
    const { rows: versions } = await client.pool.query(
      `select name, value from settings where name in ('catalogue_version', 'offers_version')`,
    );
    await replica.client.pool.query(
      `insert into replica_marks select * from json_populate_recordset(null::replica_marks, $1)
       on conflict (name) do update set value = excluded.value`,
      [JSON.stringify(rows)],
    );
    await replica.client.pool.query(
      `insert into settings (name, value)
       select name, value from json_populate_recordset(null::settings, $1)
       on conflict (name) do update set value = excluded.value`,
      [JSON.stringify(versions)],
    );
  };
  await beat(client.db);
  await catchUp();
  await reader.check();
  return {
    ...writer,
    app,
    call: callsTo(app),
    context: { ...writer.context, db: client.db, log },
    replica,
    reader,
    logged,
    catchUp,
    lag: async (ms) => {
      await replica.client.pool.query(
        `update replica_marks set value = (extract(epoch from now()) * 1000)::bigint - $1
         where name = 'heartbeat'`,
        [ms],
      );
      await reader.check();
    },
    close: async () => {
      await reader.close();
      await client.close();
      await writer.close();
      await replica.close();
    },
  };
}
