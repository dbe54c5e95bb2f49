import { randomUUID } from 'node:crypto';
import { count, eq, sql } from 'drizzle-orm';
import { leads } from '../db/schema/service.ts';
import { isDatabaseAway } from '../db/sql-state.ts';
import { requireHuman } from '../services/captcha/require-human.ts';
import { leadFixture } from '../testing/lead-fixture.ts';
import { paymentFixture } from '../testing/pay-fixture.ts';
import { captchaToken } from '../testing/solve-captcha.ts';
import { makeProduct } from '../testing/make-product.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: ReturnType<typeof leadFixture>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = leadFixture(store);
});
afterAll(() => store.close());

const from = (address: string, key: string = randomUUID()) => ({
  headers: { 'idempotency-key': key, 'x-forwarded-for': address },
});
const leadsOf = async (email: string) =>
  (await store.context.db.select({ n: count() }).from(leads).where(eq(leads.email, email)))[0]?.n;

describe('many at once with a fresh key each', () => {
  it('T28: 40 enquiries whose limits are counted are all taken', async () => {
    const tokens = await Promise.all(Array.from({ length: 40 }, () => captchaToken(store)));
    const answers = await Promise.all(
      tokens.map((recaptcha, n) =>
        fixture.send('contact', { ...fixture.contact(), recaptcha }, from(`203.0.113.${n}`)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(201));
  });

  it('leave connections for those who read, and are refused at once past what may wait', async () => {
    const lock = await store.client.pool.connect();
    await lock.query('begin; lock table leads in access exclusive mode');
    const posts = Array.from({ length: 400 }, (_, n) =>
      fixture.send(
        'b2b',
        { ...fixture.company(), recaptcha: undefined },
        from(`198.51.100.${n % 250}`),
      ),
    );
    const refused = Promise.any(
      posts.map(async (post) => {
        const { status, headers } = await post;
        if (status !== 503) throw new Error(`answered ${status}`);
        return headers.get('retry-after');
      }),
    );
    expect(Number(await refused)).toBeGreaterThan(0);
    const start = performance.now();
    const list = await store.call('GET', '/web/products/list/');
    const ms = performance.now() - start;
    await lock.query('rollback');
    lock.release();
    const statuses = new Set((await Promise.all(posts)).map(({ status }) => status));
    expect(list.status).toBe(200);
    expect(ms).toBeLessThan(3_000);
    expect([...statuses].sort()).toEqual([201, 503]);
  });
});

describe('a repeat with the same key', () => {
  it('gets the first answer although its captcha is used and the limit is spent', async () => {
    const body = { ...fixture.contact(), recaptcha: await captchaToken(store) };
    const options = from('192.0.2.1');
    const first = await fixture.send('contact', body, options);
    const again = [];
    for (let n = 0; n < 8; n += 1) again.push(await fixture.send('contact', body, options));
    expect(first.status).toBe(201);
    expect(again.map((answer) => answer.body)).toEqual(Array(8).fill(first.body));
  });

  it('at the same moment is one enquiry, and no refusal of its captcha', async () => {
    const body = { ...fixture.contact(), recaptcha: await captchaToken(store) };
    const options = from('192.0.2.2');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => fixture.send('contact', body, options)),
    );
    expect(answers.map((answer) => answer.body)).toEqual(Array(12).fill(answers[0]?.body));
    expect(answers[0]?.status).toBe(201);
    expect(await leadsOf(String(body.email))).toBe(1);
  });

  it('after a failure may use its captcha again; another request may not', async () => {
    const recaptcha = await captchaToken(store);
    const body = { ...fixture.contact({ country: 2_000_000_000 }), recaptcha };
    const options = from('192.0.2.3');
    expect((await fixture.send('contact', body, options)).status).toBe(400);
    const mended = { ...body, country: 1 };
    expect((await fixture.send('contact', mended, from('192.0.2.3'))).body['errors']).toEqual({
      recaptcha: ['Please verify you are not a robot.'],
    });
    expect((await fixture.send('contact', mended, options)).status).toBe(201);
  });

  it('of another copy of the program waits for the first and counts the captcha once', async () => {
    const key = { token: await captchaToken(store), action: 'inquiry' as const };
    await requireHuman(store.context, { ...key, requestId: 'one' });
    await expect(
      requireHuman(store.context, { ...key, requestId: 'one' }),
    ).resolves.toBeUndefined();
    await expect(requireHuman(store.context, { ...key, requestId: 'two' })).rejects.toMatchObject({
      status: 400,
    });
    await expect(requireHuman(store.context, key)).rejects.toMatchObject({ status: 400 });
  });
});

describe('a payment link asked for again with its key', () => {
  it.each(['success', 'failure'] as const)('gives the first answer after %s', async (outcome) => {
    const pay = paymentFixture(store);
    const { id } = await makeProduct(store);
    const buyer = await pay.buyer(id);
    const key = randomUUID();
    const first = await pay.link(buyer, pay.orderInput(buyer), key);
    await pay.press(String(first.body['txn_id']), outcome);
    const again = await pay.link(buyer, pay.orderInput(buyer), key);
    expect(first.status).toBe(200);
    expect(again).toMatchObject({ status: 200, body: first.body });
  });
});

describe('a database that cannot serve', () => {
  it('T57: answers 503 and a time to wait while it only reads, and reads on', async () => {
    const { rows } = await store.client.pool.query<{ name: string }>(
      'select current_database() as name',
    );
    const name = rows[0]?.name ?? '';
    await store.client.pool.query(`alter database ${name} set default_transaction_read_only = on`);
    await endConnections();
    const list = await store.call('GET', '/web/products/list/');
    const post = await fixture.send('contact', fixture.contact(), from('192.0.2.9'));
    await store.client.pool.query(
      `begin read write; alter database ${name} reset default_transaction_read_only; commit`,
    );
    await endConnections();
    expect(list.status).toBe(200);
    expect(post.status).toBe(503);
    expect(Number(post.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await fixture.send('contact', fixture.contact(), from('192.0.2.9'))).status).toBe(201);
  });

  it('T57: is back at once after every connection was ended under load', async () => {
    const asking = Array.from({ length: 40 }, () => store.call('GET', '/web/products/list/'));
    await endConnections();
    const statuses = new Set((await Promise.all(asking)).map(({ status }) => status));
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect((await store.call('GET', '/health')).status).toBe(200);
  });

  it('T57: a statement that takes too long is 503', async () => {
    const lock = await store.client.pool.connect();
    await lock.query('begin; lock table categories in access exclusive mode');
    const slow = store.context.db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 50`);
      await tx.execute(sql`select count(*) from categories`);
    });
    const error: unknown = await slow.then(
      () => undefined,
      (fault: unknown) => fault,
    );
    await lock.query('rollback');
    lock.release();
    expect(isDatabaseAway(error)).toBe(true);
  });

  async function endConnections(): Promise<void> {
    await store.client.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
  }
});
