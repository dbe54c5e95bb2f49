import { desc, eq } from 'drizzle-orm';
import * as calls from '../../contract/staff-voucher.ts';
import { auditEntries, outboxMessages } from '../db/schema/running.ts';
import { giveBackGiftVoucher } from '../services/refund/give-back-gift-voucher.ts';
import { spendGiftVoucher } from '../services/gift-voucher/spend-gift-voucher.ts';
import { makeGiftVoucher, voucherBalances } from '../testing/make-gift-voucher.ts';
import { makeProduct } from '../testing/make-product.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  ({ token } = await staffFixture(store, ['customers']));
});
afterAll(() => store.close());

const path = '/staff/vouchers/';
const call = (method: string, at: string, body?: unknown) =>
  store.call(method, at, { token, ...(body !== undefined && { body }) });

async function done(method: string, at: string, body?: unknown) {
  const answer = await call(method, at, body);
  if (!answer.body['status']) throw new Error(JSON.stringify(answer.body));
  return (await calls.getStaffVoucher.answer.validate(answer.body, { strict: true })).data;
}

const listed = async (query: string) => {
  const { body } = await call('GET', `${path}?${query}`);
  return (await calls.listStaffVouchers.answer.validate(body, { strict: true })).data;
};

async function lastMailTo(email: string) {
  const [message] = await store.context.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, email))
    .orderBy(desc(outboxMessages.id))
    .limit(1);
  return message;
}
const mailedTo = async (email: string) => (await lastMailTo(email))?.data['voucher_code'] ?? '';

const auditLog = async () => JSON.stringify(await store.context.db.select().from(auditEntries));

/** Spends ₹300 of a voucher on a new customer's order; returns the customer and the order id. */
async function spent(voucherId: number) {
  const fixture = orderFixture(store);
  const buyer = await fixture.buyer((await makeProduct(store)).id);
  await fixture.place(buyer, buyer.payload);
  const [order] = await fixture.ordersOf(buyer);
  const orderId = order?.id ?? 0;
  await spendGiftVoucher(store.context, { voucherId, orderId, amount: 30_000 });
  return { buyer, orderId };
}

const correction = {
  receiver_name: 'Right',
  receiver_email: 'right@example.in',
  reason: 'Mistyped',
};

describe('a gift voucher in the back office', () => {
  it('T88: given, or sent to another email, is told to the owners', async () => {
    const ownerNotices = async () => {
      const rows = await store.context.db
        .select({
          recipient: outboxMessages.recipient,
          subject: outboxMessages.subject,
          text: outboxMessages.text,
        })
        .from(outboxMessages)
        .where(eq(outboxMessages.kind, 'voucher_given'))
        .orderBy(outboxMessages.id);
      return rows.filter(({ recipient }) => recipient === 'owner@example.in');
    };
    const before = (await ownerNotices()).length;
    const given = await done('POST', path, {
      receiver_name: 'Asha',
      receiver_email: 'asha.gift@example.in',
      amount: 500,
      message: '',
      reason: 'Late parcel',
    });
    expect((await ownerNotices()).slice(before)).toEqual([
      {
        recipient: 'owner@example.in',
        subject: 'Gift voucher of ₹500 issued',
        text: expect.stringContaining('Late parcel'),
      },
    ]);
    await done('POST', `${path}${given.id}/reissue/`, correction);
    expect((await ownerNotices()).slice(before + 1)).toEqual([
      {
        recipient: 'owner@example.in',
        subject: 'Gift voucher of ₹500 re-sent to a different email',
        text: expect.stringContaining('Re-sent by'),
      },
    ]);
  });

  it('is given by hand: the code is mailed to the receiver and works, and nobody else learns it', async () => {
    const given = await done('POST', path, {
      amount: 750,
      receiver_name: 'Gladys',
      receiver_email: 'gladys@example.in',
      message: 'Sorry for the broken jar',
      reason: 'Parcel arrived broken twice',
    });
    expect(given).toMatchObject({ balance: 750, state: 'active', payment_id: null });
    const code = await mailedTo('gladys@example.in');
    expect(code).toMatch(/^\w{4}(-\w{4}){3}$/);
    expect(code.endsWith(given.last_four)).toBe(true);
    expect(JSON.stringify(given) + (await auditLog())).not.toContain(code);
    expect(await voucherBalances(store, given.id)).toMatchObject({
      balance: 75_000,
      booked: 75_000,
    });

    const fixture = orderFixture(store);
    const buyer = await fixture.buyer((await makeProduct(store)).id);
    const { body } = await store.call('GET', `/validate-voucher-code/?voucher_code=${code}`, {
      token: buyer.token,
    });
    expect(body).toMatchObject({ status: true, gift_voucher: { balance: 750 } });
  });

  it('is found by the end of its code and by its people, under the state that it says', async () => {
    const voucher = await makeGiftVoucher(store, { receiverName: 'Peregrine Tooke' });
    expect(await listed(`search=****-****-****-${voucher.lastFour}+tooke`)).toMatchObject([
      { id: voucher.id, state: 'active', balance: 500 },
    ]);
    await makeGiftVoucher(store, { receiverName: 'Tooke Empty', balance: 0 });
    await makeGiftVoucher(store, { receiverName: 'Tooke Unpaid', activatedAt: null });
    expect(await listed('search=tooke&state=spent')).toMatchObject([{ state: 'spent' }]);
    expect(await listed('search=tooke&state=unpaid')).toMatchObject([{ state: 'unpaid' }]);
    expect(await listed('search=tooke')).toHaveLength(2);
  });

  it('cannot be spent while it is blocked, and can afterwards', async () => {
    const { id } = await makeGiftVoucher(store);
    expect(await done('POST', `${path}${id}/block/`, { reason: 'Lost' })).toMatchObject({
      state: 'blocked',
    });
    expect((await call('POST', `${path}${id}/block/`, { reason: 'Twice' })).status).toBe(409);
    const use = { voucherId: id, orderId: 1, amount: 100 };
    expect(await spendGiftVoucher(store.context, use)).toBe(false);
    expect(await done('POST', `${path}${id}/unblock/`)).toMatchObject({ state: 'active' });
    expect(await spendGiftVoucher(store.context, use)).toBe(true);
  });

  it('is issued anew to the right address with its rest, once, however many press at a time', async () => {
    const old = await makeGiftVoucher(store, { receiverEmail: 'wrong@example.in' });
    await spent(old.id);
    const answers = await Promise.all(
      [1, 2, 3].map(() => call('POST', `${path}${old.id}/reissue/`, correction)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const [made] = await listed('search=right@example.in');
    expect(made).toMatchObject({ balance: 200, state: 'active' });
    expect(await done('GET', `${path}${old.id}/`)).toMatchObject({
      state: 'replaced',
      balance: 0,
      replaced_by_id: made?.id,
    });
    expect(await voucherBalances(store, old.id)).toMatchObject({ balance: 0, booked: 0 });
    expect(await voucherBalances(store, made?.id ?? 0)).toMatchObject({
      balance: 20_000,
      booked: 20_000,
    });
    expect((await call('POST', `${path}${old.id}/unblock/`)).status).toBe(409);
    const code = await mailedTo('right@example.in');
    expect(code).not.toBe(old.code);
    expect(await auditLog()).not.toContain(code);
    // Some of it was spent, so its code was known.
    expect((await lastMailTo('right@example.in'))?.subject).toBe('Your new gift voucher code');
  });

  it.each([
    ['right@example.in', 'Test Sender has sent you a gift'],
    ['receiver@example.in', 'Your new gift voucher code'],
  ])('that nobody has used is mailed to %s as “%s”', async (receiver_email, subject) => {
    const { id } = await makeGiftVoucher(store);
    await done('POST', `${path}${id}/reissue/`, { ...correction, receiver_email });
    expect((await lastMailTo(receiver_email))?.subject).toBe(subject);
  });

  it('gets what an order of its forerunner gives back, through the whole chain', async () => {
    const first = await makeGiftVoucher(store);
    const { orderId } = await spent(first.id);
    const second = await done('POST', `${path}${first.id}/reissue/`, correction);
    const third = await done('POST', `${path}${second.id}/reissue/`, correction);
    await giveBackGiftVoucher(store.context, orderId);
    await giveBackGiftVoucher(store.context, orderId);
    expect(await voucherBalances(store, first.id)).toMatchObject({ balance: 0, booked: 0 });
    expect(await voucherBalances(store, second.id)).toMatchObject({ balance: 0, booked: 0 });
    expect(await voucherBalances(store, third.id)).toMatchObject({
      balance: 50_000,
      booked: 50_000,
    });
  });

  it('is not issued anew where nothing is left on it', async () => {
    const { id } = await makeGiftVoucher(store, { balance: 0 });
    expect((await call('POST', `${path}${id}/reissue/`, correction)).status).toBe(409);
    expect((await call('POST', `${path}999999/reissue/`, correction)).status).toBe(404);
  });

  it('refuses staff of other areas, and a caller who is not logged in', async () => {
    const other = await staffFixture(store, ['orders']);
    expect((await store.call('GET', path, { token: other.token })).status).toBe(403);
    expect((await store.call('POST', path, { body: { amount: 500 } })).status).toBe(401);
  });
});
