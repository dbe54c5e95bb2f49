import { eq } from 'drizzle-orm';
import { carts } from '../db/schema/cart.ts';
import { orders } from '../db/schema/order.ts';
import { outboxMessages } from '../db/schema/running.ts';
import { leadNotes, leads } from '../db/schema/service.ts';
import { stockAlerts } from '../db/schema/stock.ts';
import { issueVisitorId } from '../http/visitor-id.ts';
import { idOfNumber } from '../services/lead/lead-number.ts';
import { leadFixture } from '../testing/lead-fixture.ts';
import { makeProduct } from '../testing/make-product.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { testNow } from '../testing/clock.ts';
import { waitingJobs } from '../testing/waiting-jobs.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { cleanUp } from './clean-up.ts';

let store: TestStore;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

const day = 24 * 60 * 60 * 1000;
const after = (days: number) => store.setNow(new Date(testNow.getTime() + days * day));

const filesToRemove = async () => (await waitingJobs(store, 'remove_file')).map(({ name }) => name);

it('takes an enquiry away after two years, with its notes and its file', async () => {
  const { db } = store.context;
  const fixture = leadFixture(store);
  const form = new FormData();
  for (const [name, value] of Object.entries(fixture.company())) form.set(name, value as string);
  form.append('attachment', new Blob(['a,b']), 'a.csv');
  const { body } = await store.call('POST', '/user/web/Exportlead/create/', { body: form });
  const leadId = idOfNumber(String(body['number'])) ?? 0;
  await db.insert(leadNotes).values({ leadId, number: 1, text: 'A note' });
  const [lead] = await db.select().from(leads).where(eq(leads.id, leadId));

  after(2 * 365 - 1);
  await cleanUp(store.context);
  expect(await db.$count(leads, eq(leads.id, leadId))).toBe(1);
  after(2 * 365 + 2);
  await cleanUp(store.context);
  expect(await db.$count(leads, eq(leads.id, leadId))).toBe(0);
  expect(await db.$count(leadNotes, eq(leadNotes.leadId, leadId))).toBe(0);
  expect(await filesToRemove()).toEqual([lead?.attachment]);
});

it('takes a stock alert away that nobody was told of for a year', async () => {
  const { db } = store.context;
  const { id: productId } = await makeProduct(store, { stock: 0 });
  await db.insert(stockAlerts).values({ productId, email: 'gita@example.in', createdAt: testNow });
  after(364);
  await cleanUp(store.context);
  expect(await db.$count(stockAlerts)).toBe(1);
  after(366);
  await cleanUp(store.context);
  expect(await db.$count(stockAlerts)).toBe(0);
});

it('takes messages away after 30 days, also those that were given up or could never be sent', async () => {
  const { db } = store.context;
  await db.delete(outboxMessages);
  const message = { channel: 'email', recipient: 'gita@example.in', text: '', createdAt: testNow };
  await db
    .insert(outboxMessages)
    .values([{ ...message, sentAt: testNow }, { ...message, givenUpAt: testNow }, message]);
  after(29);
  await cleanUp(store.context);
  expect(await db.$count(outboxMessages)).toBe(3);
  after(31);
  await cleanUp(store.context);
  expect(await db.$count(outboxMessages)).toBe(0);
});

it('takes carts of visitors away after 90 days, but none of a customer or an order', async () => {
  const { db } = store.context;
  const product = await makeProduct(store);
  const visitorId = issueVisitorId(store.context.env.visitorSecret);
  await store.call('POST', '/cart/', { visitorId, body: { pid: product.id, quantity: 1 } });
  const buyer = await orderFixture(store).buyer(product.id, { quantity: 1 });
  const [ofCustomer] = await db.select().from(carts).where(eq(carts.customerId, buyer.customerId));
  const ordered = 'visitor of an order';
  const [{ id: cartId } = { id: 0 }] = await db
    .insert(carts)
    .values({ visitorId: ordered, closedAt: testNow, updatedAt: testNow })
    .returning({ id: carts.id });
  const [order] = await db.select({ id: orders.id }).from(orders).limit(1);
  await db
    .update(orders)
    .set({ cartId })
    .where(eq(orders.id, order?.id ?? 0));

  const left = async (who: string) => db.$count(carts, eq(carts.visitorId, who));
  after(89);
  await cleanUp(store.context);
  expect(await left(visitorId)).toBe(1);
  after(91);
  await cleanUp(store.context);
  expect(await left(visitorId)).toBe(0);
  expect(await left(ordered)).toBe(1);
  expect(await db.$count(carts, eq(carts.id, ofCustomer?.id ?? 0))).toBe(1);
});
