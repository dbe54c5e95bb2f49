import { and, eq, inArray } from 'drizzle-orm';
import { cartItems, carts } from '../db/schema/cart.ts';
import { customers } from '../db/schema/customer.ts';
import { memberships } from '../db/schema/membership.ts';
import { outboxMessages } from '../db/schema/running.ts';
import { testNow } from '../testing/clock.ts';
import { makeCustomer, type Shopper } from '../testing/make-customer.ts';
import { makeProduct } from '../testing/make-product.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { remindCarts } from './remind-carts.ts';
import { remindMembers } from './remind-members.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(() => store.setNow(testNow));
afterAll(() => store.close());

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const later = (ms: number) => new Date(testNow.getTime() + ms);

/** Messages of these kinds to a person, as `kind channel`. */
async function messagesTo({ email, mobile }: Shopper, kinds: string[]) {
  const rows = await store.context.db
    .select()
    .from(outboxMessages)
    .where(
      and(inArray(outboxMessages.recipient, [email, mobile]), inArray(outboxMessages.kind, kinds)),
    )
    .orderBy(outboxMessages.id);
  return rows.map(({ kind, channel }) => `${kind} ${channel}`);
}

describe('a cart that rests', () => {
  const reminders = (who: Shopper) => messagesTo(who, ['abandoned_cart']);

  async function shopper(wantsNews: boolean, product?: Parameters<typeof makeProduct>[1]) {
    const who = await makeCustomer(store);
    await store.context.db
      .update(customers)
      .set({ wantsNews })
      .where(eq(customers.id, who.customerId));
    const { id, name } = await makeProduct(store, product);
    const body = { pid: id, quantity: 2 };
    const answer = await store.call('POST', '/cart/', { token: who.token, body });
    expect(answer.status).toBe(201);
    return { ...who, productName: name, pid: id };
  }

  it('is told of after a day, once, and to those alone who asked for news', async () => {
    const subscriber = await shopper(true);
    const silent = await shopper(false);
    store.setNow(later(dayMs - hourMs));
    await remindCarts(store.context);
    expect(await reminders(subscriber)).toEqual([]);
    store.setNow(later(dayMs));
    await Promise.all(Array.from({ length: 5 }, () => remindCarts(store.context)));
    expect(await reminders(subscriber)).toEqual(['abandoned_cart email']);
    expect(await reminders(silent)).toEqual([]);

    const [mail] = await store.context.db
      .select()
      .from(outboxMessages)
      .where(
        and(eq(outboxMessages.recipient, subscriber.email), eq(outboxMessages.channel, 'email')),
      );
    expect(mail?.text).toContain(`${subscriber.productName} (2 items): ₹600`);
    expect(mail?.text).toContain('site:/cart');

    const body = { pid: subscriber.pid, quantity: 1 };
    await store.call('POST', '/cart/', { token: subscriber.token, body });
    store.setNow(later(3 * dayMs));
    await remindCarts(store.context);
    expect(await reminders(subscriber)).toEqual(['abandoned_cart email']);
  });

  it('is no longer told of once it has been ordered, emptied, or left for a week', async () => {
    const ordered = await shopper(true);
    const forgotten = await shopper(true);
    const emptied = await shopper(true);
    const { db } = store.context;
    await db
      .update(carts)
      .set({ closedAt: testNow })
      .where(eq(carts.customerId, ordered.customerId));
    await db
      .update(carts)
      .set({ updatedAt: later(-7 * dayMs) })
      .where(eq(carts.customerId, forgotten.customerId));
    await db.delete(cartItems).where(eq(cartItems.productId, emptied.pid));
    store.setNow(later(2 * dayMs));
    await remindCarts(store.context);
    for (const who of [ordered, forgotten, emptied]) expect(await reminders(who)).toEqual([]);
  });

  it('is not told of where what lies in it has sold out', async () => {
    const who = await shopper(true, { stock: 2 });
    await store.client.pool.query('update products set stock = 1 where id = $1', [who.pid]);
    store.setNow(later(2 * dayMs));
    await remindCarts(store.context);
    expect(await reminders(who)).toEqual([]);
  });
});

describe('a membership that ends', () => {
  const notices = (who: Shopper) => messagesTo(who, ['membership_ending', 'membership_ended']);

  /** A member from a month before until the first of `ends`; more of them add more months. */
  async function member(...ends: Date[]) {
    const who = await makeCustomer(store);
    let startsAt = later(-30 * dayMs);
    for (const endsAt of ends) {
      await store.context.db
        .insert(memberships)
        .values({ customerId: who.customerId, startsAt, endsAt });
      startsAt = endsAt;
    }
    return who;
  }

  it('is announced on the third day before, once', async () => {
    const who = await member(later(10 * dayMs));
    const remindAt = async (moment: Date) => {
      store.setNow(moment);
      await Promise.all(Array.from({ length: 4 }, () => remindMembers(store.context)));
      return notices(who);
    };
    expect(await remindAt(later(6 * dayMs))).toEqual([]);
    const both = ['membership_ending email', 'membership_ending sms'];
    expect(await remindAt(later(7 * dayMs - hourMs))).toEqual(both);
    expect(await remindAt(later(7 * dayMs))).toEqual(both);
    expect(await remindAt(later(9 * dayMs))).toEqual(both);
    const all = [...both, 'membership_ended email'];
    expect(await remindAt(later(10 * dayMs + hourMs))).toEqual(all);
    expect(await remindAt(later(11 * dayMs))).toEqual(all);
    expect(await remindAt(later(40 * dayMs))).toEqual(all);
  });

  it('is not announced while another month goes on after it', async () => {
    const who = await member(later(2 * dayMs), later(32 * dayMs));
    store.setNow(later(dayMs));
    await remindMembers(store.context);
    store.setNow(later(3 * dayMs));
    await remindMembers(store.context);
    expect(await notices(who)).toEqual([]);
    store.setNow(later(30 * dayMs));
    await remindMembers(store.context);
    expect(await notices(who)).toEqual(['membership_ending email', 'membership_ending sms']);
  });

  it('is not announced where it was cancelled, or the account is closed', async () => {
    const { db } = store.context;
    const cancelled = await member(later(2 * dayMs));
    const closed = await member(later(2 * dayMs));
    await db
      .update(memberships)
      .set({ cancelledAt: testNow })
      .where(eq(memberships.customerId, cancelled.customerId));
    await db
      .update(customers)
      .set({ deactivatedAt: testNow })
      .where(eq(customers.id, closed.customerId));
    await remindMembers(store.context);
    store.setNow(later(3 * dayMs));
    await remindMembers(store.context);
    for (const who of [cancelled, closed]) expect(await notices(who)).toEqual([]);
  });
});
