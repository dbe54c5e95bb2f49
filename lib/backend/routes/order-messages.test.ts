import { and, eq, isNull, sql } from 'drizzle-orm';
import { customers } from '../db/schema/customer.ts';
import { outboxMessages } from '../db/schema/running.ts';
import { makeProduct } from '../testing/make-product.ts';
import { orderFixture, type Buyer } from '../testing/order-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

/** Maximum messages per day to an unconfirmed contact. */
const maxMessages = 10;

let store: TestStore;
let fixture: ReturnType<typeof orderFixture>;
let productId: number;
beforeAll(async () => {
  store = await openTestStore();
  fixture = orderFixture(store);
  productId = (await makeProduct(store, { stock: 1_000 })).id;
});
afterAll(() => store.close());

async function buyer(proved: { mobile: boolean; email: boolean }): Promise<Buyer> {
  const who = await fixture.buyer(productId);
  await store.context.db
    .update(customers)
    .set({
      ...(!proved.mobile && { mobileVerifiedAt: null }),
      ...(!proved.email && { emailVerifiedAt: null }),
    })
    .where(eq(customers.id, who.customerId));
  return who;
}

const messagesTo = (recipient: string) =>
  store.context.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, recipient));

async function orderAndCancel(who: Buyer, times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    if ((await fixture.piecesInCart(who)) === 0) await fixture.fill(who, productId);
    const { status, body } = await fixture.place(who, who.payload);
    expect(status).toBe(201);
    const cancelled = await store.call('POST', `/orders/${String(body['order_id'])}/cancel/`, {
      token: who.token,
      body: { reason: 'Ordered by mistake' },
    });
    expect(cancelled.status).toBe(200);
  }
}

describe('T17: messages about orders', () => {
  it('go to a contact that nobody has proved ten times a day at most', async () => {
    const who = await buyer({ mobile: false, email: false });
    await orderAndCancel(who, 7);
    expect(await messagesTo(who.mobile)).toHaveLength(maxMessages);
    expect(await messagesTo(who.email)).toHaveLength(maxMessages);
    expect(await fixture.ordersOf(who)).toHaveLength(7);
  });

  it('all go to a contact that is proved, whatever the other is', async () => {
    const who = await buyer({ mobile: true, email: false });
    await orderAndCancel(who, 7);
    expect(await messagesTo(who.mobile)).toHaveLength(14);
    expect(await messagesTo(who.email)).toHaveLength(maxMessages);
  });

  it('go on a day later', async () => {
    const who = await buyer({ mobile: false, email: true });
    await orderAndCancel(who, 6);
    await store.context.db
      .update(outboxMessages)
      .set({ createdAt: sql`now() - interval '25 hours'` })
      .where(eq(outboxMessages.recipient, who.mobile));
    await orderAndCancel(who, 1);
    expect(await messagesTo(who.mobile)).toHaveLength(maxMessages + 2);
  });

  it('tell of what staff do, however many there were', async () => {
    const who = await buyer({ mobile: false, email: true });
    await orderAndCancel(who, 6);
    await store.context.db
      .update(outboxMessages)
      .set({ kind: 'order_shipped', key: null })
      .where(eq(outboxMessages.recipient, who.mobile));
    await orderAndCancel(who, 1);
    expect(await messagesTo(who.mobile)).toHaveLength(maxMessages + 2);
  });

  it('are counted on for the next account with the contact, without their words', async () => {
    const who = await buyer({ mobile: false, email: false });
    await orderAndCancel(who, 5);
    const all = eq(outboxMessages.recipient, who.mobile);
    await store.context.db
      .update(outboxMessages)
      .set({ sentAt: sql`now()` })
      .where(all);
    const closing = await store.call('POST', '/user/deactivate/', { token: who.token, body: {} });
    expect(closing.status).toBe(200);
    const retained = await messagesTo(who.mobile);
    expect(retained).toHaveLength(maxMessages);
    for (const row of retained) {
      expect(row).toMatchObject({ text: '', content: null, data: {}, key: null });
    }

    const next = await buyer({ mobile: false, email: true });
    await store.context.db
      .update(customers)
      .set({ mobile: who.mobile })
      .where(and(eq(customers.id, next.customerId), isNull(customers.deactivatedAt)));
    await orderAndCancel(next, 1);
    expect(await messagesTo(who.mobile)).toHaveLength(maxMessages);
  });
});
