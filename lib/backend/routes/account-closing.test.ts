import { eq } from 'drizzle-orm';
import { addresses } from '../db/schema/address.ts';
import { carts, wishlistItems } from '../db/schema/cart.ts';
import { stockAlerts } from '../db/schema/stock.ts';
import { customers, passwordResets, sessions } from '../db/schema/customer.ts';
import { memberships } from '../db/schema/membership.ts';
import { orders } from '../db/schema/order.ts';
import { reviews } from '../db/schema/review.ts';
import { outboxMessages } from '../db/schema/running.ts';
import { cleanUp } from '../jobs/clean-up.ts';
import { queueMessage } from '../services/messages/queue-message.ts';
import {
  accountFixture,
  freshPassword,
  oldPassword,
  type AccountFixture,
} from '../testing/account-fixture.ts';
import { testNow } from '../testing/clock.ts';
import { makeAddress } from '../testing/make-customer.ts';
import { makeProduct } from '../testing/make-product.ts';
import { signInAs } from '../testing/sign-in.ts';
import { waitingJobs } from '../testing/waiting-jobs.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: AccountFixture;
beforeAll(async () => {
  store = await openTestStore();
  fixture = accountFixture(store);
});
afterAll(() => store.close());
beforeEach(() => store.setNow(testNow));
const later = (seconds: number) => store.setNow(new Date(testNow.getTime() + seconds * 1000));

describe('closing an account', () => {
  const close = (token?: string) => store.call('POST', '/user/deactivate/', token ? { token } : {});

  it('refuses a caller who is not logged in', async () => {
    expect((await close()).status).toBe(401);
  });

  it('refuses the owner of the shop', async () => {
    const { token } = await signInAs(store, 'owner@example.in');
    expect((await close(token)).status).toBe(409);
    expect((await store.call('GET', '/user/profile/', { token })).status).toBe(200);
  });

  it('removes who it was and what was kept for them', async () => {
    const { db } = store.context;
    const customer = await fixture.customerWithPassword();
    const { customerId, email, mobile, token } = customer;
    await db
      .update(customers)
      .set({ profilePicture: 'face.webp' })
      .where(eq(customers.id, customerId));
    await makeAddress(store, customerId);
    const product = await makeProduct(store, { stock: 5 });
    await store.call('POST', '/cart/', { token, body: { pid: product.id, quantity: 1 } });
    await store.call('POST', '/wishlist/', { token, body: { pid: product.id } });
    await store.call('POST', `/rating_review/${product.id}/`, {
      token,
      body: { id: product.id, name: 'Test', rating: 4, review: 'Smells of the field.' },
    });
    await db.insert(stockAlerts).values({ productId: product.id, email });
    await db
      .insert(outboxMessages)
      .values({ channel: 'sms', recipient: mobile, text: 'old', sentAt: testNow });

    const answer = await close(token);
    expect(answer.status).toBe(200);

    const [row] = await db.select().from(customers).where(eq(customers.id, customerId));
    expect(row).toMatchObject({ profilePicture: null, passwordHash: '', deactivatedAt: testNow });
    const left = JSON.stringify(row);
    for (const known of [email, mobile, 'Test', 'Shopper']) expect(left).not.toContain(known);
    const ofCustomer = [addresses, carts, wishlistItems, sessions].map((table) =>
      db.select().from(table).where(eq(table.customerId, customerId)),
    );
    expect((await Promise.all(ofCustomer)).flat()).toEqual([]);
    expect(await db.select().from(stockAlerts).where(eq(stockAlerts.email, email))).toEqual([]);
    expect(await fixture.messagesTo(mobile)).toEqual([]);
    expect((await fixture.messagesTo(email)).map(({ subject }) => subject)).toEqual([
      'Your account has been closed',
    ]);
    expect(await waitingJobs(store, 'remove_file')).toEqual([{ name: 'face.webp' }]);
    const [review] = await db.select().from(reviews).where(eq(reviews.customerId, customerId));
    expect(review).toMatchObject({ name: 'Former customer', text: 'Smells of the field.' });
  });

  it.each([true, false])(
    'says in the mail what becomes of Elite (member: %s)',
    async (isMember) => {
      const { customerId, email, token } = await fixture.customerWithPassword();
      if (isMember) {
        await store.context.db.insert(memberships).values({
          customerId,
          startsAt: testNow,
          endsAt: new Date(testNow.getTime() + 1_000_000),
        });
      }
      expect((await close(token)).status).toBe(200);
      const [mail] = await fixture.messagesTo(email);
      expect(mail?.text.includes('Elite membership has ended')).toBe(isMember);
    },
  );

  it('leaves the orders on the books', async () => {
    const { db } = store.context;
    const { token, customerId } = await signInAs(store, 'asha@example.in');
    const theirs = eq(orders.customerId, customerId);
    const before = await db.$count(orders, theirs);
    expect(before).toBeGreaterThan(0);
    expect((await close(token)).status).toBe(200);
    expect(await db.$count(orders, theirs)).toBe(before);
  });

  it('lets orders go their way without a word to nobody', async () => {
    const { db } = store.context;
    const { customerId, token } = await fixture.customerWithPassword();
    await close(token);
    const [closed] = await db.select().from(customers).where(eq(customers.id, customerId));
    const sent = await db.$count(outboxMessages);
    await queueMessage(db, {
      kind: 'order_packed',
      to: { email: closed?.email, mobile: closed?.mobile },
      data: { orderId: 1, hasInvoice: true, firstName: 'Former' },
    });
    expect(await db.$count(outboxMessages)).toBe(sent);
  });

  it('ends every session and lets nobody log in again', async () => {
    const { email, mobile, token } = await fixture.customerWithPassword();
    const other = await signInAs(store, email);
    await close(token);
    for (const one of [token, other.token]) {
      expect((await store.call('GET', '/user/profile/', { token: one })).status).toBe(401);
    }
    const body = { mobile_no: mobile };
    expect((await store.call('POST', '/user/send-otp/', { body })).status).toBe(404);
    const unknown = await fixture.logIn('nobody-here@example.in', oldPassword);
    expect(await fixture.logIn(email, oldPassword)).toMatchObject({
      status: unknown.status,
      body: unknown.body,
    });
  });

  it('frees email and mobile number for a new account', async () => {
    const { email, mobile, token } = await fixture.customerWithPassword();
    await close(token);
    expect(
      (
        await fixture.post('/user/signup/', {
          email,
          mobile_no: mobile,
          first_name: 'Kavita',
          last_name: 'Rao',
          password: freshPassword,
          confirm_password: freshPassword,
        })
      ).status,
    ).toBe(201);
    expect((await fixture.logIn(email, freshPassword)).status).toBe(200);
  });

  it('happens once where it comes many times at once, and no login slips past', async () => {
    const { email, token, customerId } = await fixture.customerWithPassword();
    await Promise.all([
      ...Array.from({ length: 5 }, () => close(token)),
      ...Array.from({ length: 5 }, () => fixture.logIn(email, oldPassword)),
    ]);
    const left = await store.context.db
      .select()
      .from(sessions)
      .where(eq(sessions.customerId, customerId));
    expect(left).toEqual([]);
  });
});

describe('who fails to log in', () => {
  it('cannot tell by text or time what was wrong, within 50 ms', async () => {
    const open = await fixture.customerWithPassword();
    const closed = await fixture.customerWithPassword();
    await store.call('POST', '/user/deactivate/', { token: closed.token });
    const fastest: Record<string, number> = {};
    const texts = new Set<string>();
    for (let n = 0; n < 9; n += 1) {
      for (const email of [open.email, closed.email, 'nobody-ever@example.in']) {
        const start = performance.now();
        const { body } = await fixture.logIn(email, 'Wrong@2026');
        fastest[email] = Math.min(fastest[email] ?? Infinity, performance.now() - start);
        texts.add(JSON.stringify(body));
      }
    }
    expect(texts.size).toBe(1);
    const times = Object.values(fastest);
    expect(Math.max(...times) - Math.min(...times)).toBeLessThan(50);
  });
});

describe('what has had its time', () => {
  it('is taken away, and nothing else', async () => {
    const { db } = store.context;
    const { email, token, customerId } = await fixture.customerWithPassword();
    await fixture.mailedCode(email);
    await cleanUp(store.context);
    expect((await store.call('GET', '/user/profile/', { token })).status).toBe(200);
    expect(
      await db.select().from(passwordResets).where(eq(passwordResets.customerId, customerId)),
    ).toHaveLength(1);
    later(32 * 24 * 3_600);
    await cleanUp(store.context);
    for (const table of [sessions, passwordResets]) {
      expect(await db.select().from(table).where(eq(table.customerId, customerId))).toEqual([]);
    }
  });
});
