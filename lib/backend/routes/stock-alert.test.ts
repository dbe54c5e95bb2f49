import { addDays } from 'date-fns/addDays';
import { eq, sql } from 'drizzle-orm';
import { products } from '../db/schema/catalogue.ts';
import { stockAlerts } from '../db/schema/stock.ts';
import { outboxMessages } from '../db/schema/running.ts';
import { issueVisitorId } from '../http/visitor-id.ts';
import { sendStockAlerts } from '../jobs/send-stock-alerts.ts';
import { testNow } from '../testing/clock.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { signInAs } from '../testing/sign-in.ts';
import { makeListedProduct } from '../testing/listed-product.ts';
import { takeJobs } from '../testing/waiting-jobs.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const visitor = () => ({ visitorId: issueVisitorId(store.context.env.visitorSecret) });

const ask = (id: unknown, email: unknown, who: object = visitor()) =>
  store.call('POST', `/products/${String(id)}/stock-alert/`, { ...who, body: { email } });

const waiting = (id: number) =>
  store.context.db.select().from(stockAlerts).where(eq(stockAlerts.productId, id));

const mailsTo = (email: string) =>
  store.context.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, email));

async function change(id: number, body: object) {
  const { token } = await signInAs(store, 'owner@example.in');
  const answer = await store.call('PATCH', `/staff/products/${id}/`, { token, body });
  expect(answer.status).toBe(200);
}
const restock = (id: number, quantity: number | null) =>
  change(id, { available_stock_quantity: quantity });

/** Runs the waiting alert jobs concurrently. */
async function sendAlerts(times = 1) {
  const waiting = await takeJobs(store, 'send_stock_alerts');
  const jobs = waiting.flatMap((job) => Array.from({ length: times }, () => job));
  await Promise.all(jobs.map((payload) => sendStockAlerts(store.context, payload)));
  return waiting.length;
}

describe('the alert when something is back', () => {
  it('mails everybody who asked once, when the first piece comes', async () => {
    const { id, name } = await makeListedProduct(store, { stock: 0 });
    const customer = await makeCustomer(store);
    expect((await ask(id, ' Anita@Example.in ')).status).toBe(200);
    expect((await ask(id, 'bela@example.in', { token: customer.token })).status).toBe(200);
    await restock(id, 4);
    expect(await sendAlerts(3)).toBe(1);
    for (const email of ['anita@example.in', 'bela@example.in']) {
      const mails = await mailsTo(email);
      expect(mails).toHaveLength(1);
      expect(mails[0]).toMatchObject({ channel: 'email', subject: `Back in stock: ${name}` });
      expect(mails[0]?.text).toContain(`site:/products/${id}/`);
    }
    await restock(id, 0);
    await restock(id, 9);
    expect(await sendAlerts()).toBe(0);
  });

  it('may be asked for again and again and stays one', async () => {
    const { id } = await makeListedProduct(store, { stock: 0 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ask(id, 'chetan@example.in')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await waiting(id)).toHaveLength(1);
  });

  it('waits on where the product has sold out again before the mail', async () => {
    const { id } = await makeListedProduct(store, { stock: 0 });
    await ask(id, 'divya@example.in');
    await restock(id, 1);
    await store.context.db.update(products).set({ stock: 0 }).where(eq(products.id, id));
    expect(await sendAlerts()).toBe(1);
    expect(await mailsTo('divya@example.in')).toEqual([]);
    await restock(id, null);
    await sendAlerts();
    expect(await mailsTo('divya@example.in')).toHaveLength(1);
  });

  it('comes from more pieces to nobody', async () => {
    const { id } = await makeListedProduct(store, { stock: 0 });
    await ask(id, 'esha@example.in');
    await store.context.db.update(products).set({ stock: 5 }).where(eq(products.id, id));
    await restock(id, 50);
    expect(await sendAlerts()).toBe(0);
  });

  it.each([
    ['is put on sale', { is_on_sale: false }, { is_on_sale: true }],
    ['may be public', { public_from: '2027-03-01T00:00:00.000Z' }, { public_from: null }],
    ['is for everybody', { members_until: '2027-03-01T00:00:00.000Z' }, { members_until: null }],
  ])('comes once the product %s, before its stock or after it', async (_, hide, show) => {
    for (const order of ['stock first', 'stock last']) {
      const email = `either.${Object.keys(hide)[0]}.${order.slice(6)}@example.in`;
      const { id } = await makeListedProduct(store, { stock: 0 });
      await ask(id, email);
      await change(id, hide);
      const steps = [() => restock(id, 20), () => change(id, show)];
      for (const step of order === 'stock first' ? steps : steps.toReversed()) {
        await sendAlerts();
        expect(await mailsTo(email)).toEqual([]);
        await step();
      }
      await sendAlerts();
      expect(await mailsTo(email)).toHaveLength(1);
    }
  });

  it.each(['public_from', 'members_until'])(
    'comes when the time of %s has passed, without a further change',
    async (name) => {
      const email = `passing.${name}@example.in`;
      const { id } = await makeListedProduct(store, { stock: 0 });
      await ask(id, email);
      const moment = addDays(store.context.now(), 3);
      await change(id, { [name]: moment.toISOString(), available_stock_quantity: 5 });
      const jobs = await takeJobs(store, 'send_stock_alerts');
      expect(jobs).toContainEqual(expect.objectContaining({ productId: id }));
      await sendStockAlerts(store.context, { productId: id });
      expect(await mailsTo(email)).toEqual([]);
      store.setNow(moment);
      await sendStockAlerts(store.context, { productId: id });
      store.setNow(testNow);
      expect(await mailsTo(email)).toHaveLength(1);
    },
  );

  it('comes where a product is put on sale in the grid', async () => {
    const { id } = await makeListedProduct(store, { stock: 0 });
    await ask(id, 'grid@example.in');
    await change(id, { is_on_sale: false });
    await restock(id, 20);
    const { token } = await signInAs(store, 'owner@example.in');
    const body = { rows: [{ id, is_on_sale: true }] };
    expect((await store.call('PATCH', '/staff/products/', { token, body })).status).toBe(200);
    await sendAlerts();
    expect(await mailsTo('grid@example.in')).toHaveLength(1);
  });

  it('tells a crowd, each of them once', async () => {
    const { id } = await makeListedProduct(store, { stock: 0 });
    const crowd = Array.from({ length: 450 }, (_, index) => `crowd${index}@example.in`);
    await store.context.db
      .insert(stockAlerts)
      .values(crowd.map((email) => ({ productId: id, email })));
    await restock(id, 5);
    await sendAlerts(2);
    const { rows } = await store.context.db.execute<{ count: number; people: number }>(sql`
      select count(*)::integer as count, count(distinct recipient)::integer as people
      from outbox_messages where recipient like 'crowd%'`);
    expect(rows[0]).toEqual({ count: 450, people: 450 });
  });

  it('refuses what is in stock, or of which the stock is unknown', async () => {
    for (const stock of [1, null]) {
      const { id, name } = await makeListedProduct(store, { stock });
      const answer = await ask(id, 'farah@example.in');
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({ message: `${name} is in stock` });
      expect(await waiting(id)).toEqual([]);
    }
  });

  it('refuses what is not on sale', async () => {
    const { id } = await makeListedProduct(store, { stock: 0, isOnSale: false });
    for (const unknown of [id, 2147483647, 'x', 0]) {
      expect((await ask(unknown, 'farah@example.in')).status).toBe(404);
    }
  });

  it.each([undefined, '', 'no', 'a@b', 'a b@example.in'])(
    'refuses %s for an email',
    async (email) => {
      const { id } = await makeListedProduct(store, { stock: 0 });
      const answer = await ask(id, email);
      expect(answer.status).toBe(400);
      expect(answer.body['errors']).toHaveProperty('email');
    },
  );

  it('refuses a caller who is neither customer nor visitor', async () => {
    const { id } = await makeListedProduct(store, { stock: 0 });
    expect((await ask(id, 'gita@example.in', {})).status).toBe(401);
  });

  it('refuses the same email when it asks too often', async () => {
    const { id } = await makeListedProduct(store, { stock: 0 });
    const answers = [];
    for (let index = 0; index < 21; index += 1) answers.push(await ask(id, 'hari@example.in'));
    expect(answers.at(-2)?.status).toBe(200);
    expect(answers.at(-1)?.status).toBe(429);
    const elsewhere = { ...visitor(), headers: { 'x-forwarded-for': '203.0.113.77' } };
    expect((await ask(id, 'hari@example.in', elsewhere)).status).toBe(200);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
