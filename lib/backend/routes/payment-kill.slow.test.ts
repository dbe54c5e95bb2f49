import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { orders } from '../db/schema/order.ts';
import { payments } from '../db/schema/payment.ts';
import { outboxMessages } from '../db/schema/running.ts';
import { coupons } from '../db/schema/voucher.ts';
import {
  sandboxSignatureHeader,
  signSandboxMessage,
} from '../providers/payment/sandbox-message.ts';
import { findSandboxPayment, sandboxMessageOf } from '../services/sandbox/end-sandbox-payment.ts';
import { checkPayments } from '../services/payment/check-payments.ts';
import { apiProgram } from '../testing/api-program.ts';
import { makeCoupon } from '../testing/make-coupon.ts';
import { makeAddress, makeCustomer } from '../testing/make-customer.ts';
import { makeGiftVoucher, voucherBalances } from '../testing/make-gift-voucher.ts';
import { makeProduct } from '../testing/make-product.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { programSettings } from '../testing/program-settings.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

/*
 * Kills the program (`kill -9`) at five places between cart and order. `KILLS=5` repeats each five
 * times and waits for the real schedule; otherwise the jobs of every minute run immediately.
 */
const rounds = Number(process.env['KILLS'] ?? 1);
const isFull = rounds > 1;
const goodForMs = 90_000;

let store: TestStore;
let fixture: ReturnType<typeof orderFixture>;
let program: Awaited<ReturnType<typeof apiProgram>>;
const mended: number[] = [];

beforeAll(async () => {
  store = await openTestStore();
  store.setNow(new Date());
  fixture = orderFixture(store);
  program = await apiProgram(programSettings(store));
  await program.start();
}, 130_000);
afterAll(async () => {
  await program.kill();
  await store.close();
  if (isFull) process.stdout.write(`Mended after ${mended.map((ms) => `${ms} ms`).join(', ')}\n`);
});

/** A customer with two pieces at ₹300 in the cart, a coupon of 10 % and a gift voucher of ₹100. */
async function shopper() {
  store.setNow(new Date());
  const { id: pid } = await makeProduct(store);
  const who = await makeCustomer(store);
  const address = await makeAddress(store, who.customerId);
  const coupon = await makeCoupon(store, { usesInAll: 1 });
  const voucher = await makeGiftVoucher(store, { amount: 10_000 });
  const { token } = who;
  const apply = (code: string) =>
    program.call('GET', `/validate-voucher-code/?voucher_code=${code}`, { token });
  const orderInput = { amount: 540, billing_address: address, productinfo: 'Honey' };
  return {
    ...who,
    pid,
    coupon,
    voucher,
    fill: () => program.call('POST', '/cart/', { token, body: { pid, quantity: 2 } }),
    applyBoth: async () => {
      expect((await apply(coupon.code))?.status).toBe(200);
      expect((await apply(voucher.code))?.status).toBe(200);
    },
    link: () =>
      program.call('POST', '/get-order-payment-link/', { token, body: orderInput, key: 'one' }),
  };
}
type Buyer = Awaited<ReturnType<typeof shopper>>;

async function linked(who: Buyer): Promise<string> {
  const answer = await who.link();
  expect(answer?.status).toBe(200);
  return String(answer?.body['txn_id']);
}

async function again(): Promise<void> {
  await program.kill();
  await program.start();
}

const press = (txnId: string) => program.sendForm(`/sandbox/pay/${txnId}`, { outcome: 'success' });

/** Sends the gateway's own message with a valid signature. */
async function callback(txnId: string): Promise<unknown> {
  const body = sandboxMessageOf(await findSandboxPayment(store.context, txnId));
  const signature = signSandboxMessage(
    programSettings(store).PAYMENT_SANDBOX_SECRET,
    body,
    new Date(),
  );
  return fetch(`${program.address}/payments/webhook/sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [sandboxSignatureHeader]: signature },
    body,
  }).catch(() => undefined);
}

/*
 * Each case begins with a filled cart and ends, after a kill, with an order that was paid at the
 * gateway.
 */
const crashPoints: [string, (who: Buyer, delay: number) => Promise<void>][] = [
  [
    'between the cart and the voucher',
    async (who) => {
      await again();
      await who.applyBoth();
      await press(await linked(who));
    },
  ],
  [
    'between the voucher and the link',
    async (who) => {
      await who.applyBoth();
      await again();
      await press(await linked(who));
    },
  ],
  [
    'while the link is made',
    async (who, delay) => {
      await who.applyBoth();
      const half = who.link();
      await wait(delay);
      await again();
      await half;
      await press(await linked(who));
    },
  ],
  [
    'between paying and hearing of it',
    async (who, delay) => {
      await who.applyBoth();
      const txnId = await linked(who);
      const half = press(txnId);
      await wait(delay);
      await again();
      await half;
      await press(txnId);
    },
  ],
  [
    'while the callback is heard',
    async (who, delay) => {
      await who.applyBoth();
      const txnId = await linked(who);
      await store.context.db.execute(
        sql`update sandbox_payments set status = 'paid' where txn_id = ${txnId}`,
      );
      const half = [callback(txnId), callback(txnId)];
      await wait(delay);
      await again();
      await Promise.all(half);
      await Promise.all([callback(txnId), callback(txnId)]);
    },
  ],
];

const isSettled = async ({ customerId }: Buyer) =>
  (await fixture.ordersOf({ customerId } as Buyer)).some(({ paidAt }) => paidAt !== null);

async function settled(who: Buyer): Promise<void> {
  const begun = Date.now();
  const end = begun + (isFull ? goodForMs : 3_000);
  while (!(await isSettled(who)) && Date.now() < end) await wait(100);
  if (!isFull && !(await isSettled(who))) {
    store.setNow(new Date(Date.now() + 60_000));
    await checkPayments(store.context);
  }
  mended.push(Date.now() - begun);
}

/** Expects one order, paid once; no coupon or voucher is lost or counted twice. */
async function expectConsistent(who: Buyer): Promise<void> {
  const { db } = store.context;
  const made = await fixture.ordersOf(who);
  expect(made).toMatchObject([
    { status: 'Confirmed', payable: 54_000, couponCode: who.coupon.code },
  ]);
  const id = made[0]?.id ?? 0;
  expect(made[0]?.paidAt).not.toBeNull();
  const paid = await db.select().from(payments).where(eq(payments.orderId, id));
  expect(paid).toMatchObject([{ status: 'paid', amount: 54_000 }]);
  expect(await fixture.stockOf(who.pid)).toEqual({ stock: 98, sold: 2 });
  expect(await fixture.bookedOn(who.pid)).toEqual([{ change: -2, orderId: id }]);
  const [coupon] = await db.select().from(coupons).where(eq(coupons.id, who.coupon.id));
  expect(coupon?.usedCount).toBe(1);
  expect(await voucherBalances(store, who.voucher.id)).toMatchObject({
    balance: 0,
    booked: 0,
    entries: [
      [10_000, 'issued'],
      [-10_000, 'spent'],
    ],
  });
  const notices = await db
    .select({ kind: outboxMessages.kind })
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, who.email));
  expect(notices.map(({ kind }) => kind)).toEqual(['order_paid']);
  const { rows } = await db.execute(sql`
    select (select count(*)::int from refunds where order_id = ${id}) as refunds,
           (select array_agg(status order by id) from order_events where order_id = ${id}) as way`);
  expect(rows).toEqual([{ refunds: 0, way: ['Pending', 'Confirmed'] }]);
  const cart = await program.call('GET', '/cart/', { token: who.token });
  expect(cart?.body['cart_totals']).toMatchObject({ cart_counter: 0 });
  expect(await db.select().from(orders).where(eq(orders.customerId, who.customerId))).toHaveLength(
    1,
  );
}

describe.each(Array.from({ length: rounds }, (_, i) => i + 1))('killed, round %i,', (round) => {
  it.each(crashPoints)(
    '%s, the store goes on to one whole order',
    async (_, walk) => {
      const who = await shopper();
      expect((await who.fill())?.status).toBe(201);
      await walk(who, round * 9);
      await settled(who);
      await expectConsistent(who);
    },
    isFull ? goodForMs + 150_000 : 150_000,
  );
});
