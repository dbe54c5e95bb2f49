import { eq } from 'drizzle-orm';
import { products } from '../db/schema/catalogue.ts';
import { invoices } from '../db/schema/invoice.ts';
import { lockOrder } from '../services/order/lock-order.ts';
import { amountDue } from '../services/order/place/order-paid.ts';
import { moneyLeft, readOrderBalance } from '../services/refund/order-balance.ts';
import { editFixture } from '../testing/edit-fixture.ts';
import { makeCoupon } from '../testing/make-coupon.ts';
import { makeAddress } from '../testing/make-customer.ts';
import { makeGiftVoucher, voucherBalances } from '../testing/make-gift-voucher.ts';
import { makeProduct } from '../testing/make-product.ts';
import { paymentFixture } from '../testing/pay-fixture.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: ReturnType<typeof paymentFixture>;
let edits: ReturnType<typeof editFixture>;
let staff: Awaited<ReturnType<typeof staffFixture>>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = paymentFixture(store);
  staff = await staffFixture(store, ['orders']);
  edits = editFixture(store, staff.token);
});
afterAll(() => store.close());

const inStock = 40;

/** Seeded linear congruential generator, so that a failure can be repeated. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);

/** Checks every figure of an order against its rows, the stock book and the payments. */
async function checkFigures(orderId: string, productIds: number[], voucherId: number) {
  const [order, lines, taken] = await Promise.all([
    edits.rowOf(orderId),
    edits.linesOf(orderId),
    edits.takenFor(orderId),
  ]);
  const { total, discount, giftVoucherAmount, shipping, payable, balanceDue } = order;
  expect(sum(lines.map((line) => line.total))).toBe(total);
  expect(sum(lines.map((line) => line.price * line.quantity))).toBe(total);
  expect(sum(lines.map((line) => line.discount))).toBe(discount);
  expect(total - discount - giftVoucherAmount + shipping).toBe(payable);
  for (const id of productIds) {
    const pieces = lines.find(({ productId }) => productId === id)?.quantity ?? 0;
    expect(taken.get(id) ?? 0).toBe(pieces);
    const [product] = await store.context.db.select().from(products).where(eq(products.id, id));
    expect(product?.stock).toBe(inStock - pieces);
  }
  const current = await readOrderBalance(store.context, order);
  expect(current.voucherLeft).toBe(giftVoucherAmount);
  const { balance, booked } = await voucherBalances(store, voucherId);
  expect(balance).toBe(booked);
  if (order.payType === 'Online Payment') expect(moneyLeft(current)).toBe(payable - balanceDue);
}

/** A customer's order of two of three products, with coupon and gift voucher. */
async function placed(isOnline: boolean) {
  const shelf = [
    await makeProduct(store, { price: 30_000, stock: inStock }),
    await makeProduct(store, { price: 9_999, gstRate: 1200, stock: inStock }),
    await makeProduct(store, { price: 4_733, gstRate: 1800, stock: inStock }),
  ].map(({ id }) => id);
  const [first = 0, second = 0] = shelf;
  const who = await fixture.buyer(first, { quantity: 2 });
  await fixture.fill(who, second, 3);
  const coupon = await makeCoupon(store, { percent: 7, leastOrder: 30_000 });
  const voucher = await makeGiftVoucher(store, { amount: 40_000 });
  for (const code of [coupon.code, voucher.code]) {
    await store.call('GET', `/validate-voucher-code/?voucher_code=${encodeURIComponent(code)}`, {
      token: who.token,
    });
  }
  const { body: cart } = await store.call('GET', '/cart/', { token: who.token });
  const goods = (cart['cart_totals'] as { final_total: number }).final_total;
  const payload: Record<string, unknown> = { ...who.payload, amount: goods + 100 };
  const answer = isOnline
    ? await fixture.link(who, fixture.orderInput({ ...who, payload }))
    : await fixture.place(who, payload);
  const orderId = String(answer.body['order_id']);
  if (isOnline) await pay(orderId, String(answer.body['txn_id']));
  const near = await makeAddress(store, who.customerId, 'Ahmedabad');
  return {
    who,
    orderId,
    shelf,
    voucherId: voucher.id,
    places: [Number(payload['address1']), near],
  };
}

async function pay(orderId: string, txnId: string) {
  await fixture.press(txnId, 'success');
  const answer = await fixture.send({
    txn_id: txnId,
    reference: `sbx_${txnId.slice(-18)}`,
    amount: (await fixture.paymentOf(txnId))?.amount ?? 0,
    currency: 'INR',
    subject: orderId,
    status: 'paid',
  });
  expect(answer.status).toBe(200);
}

async function payWhatIsDue(orderId: string, token: string) {
  const { id } = await edits.rowOf(orderId);
  const due = await store.context.db.transaction(async (tx) =>
    amountDue(await lockOrder({ ...store.context, db: tx }, id)),
  );
  if (due === 0) return;
  const { body } = await fixture.renew(token, { order_id: orderId, amount: due / 100 });
  await pay(orderId, String(body['txn_id']));
}

async function walk(seed: number, isOnline: boolean) {
  const roll = dice(seed);
  const { who, orderId, shelf, voucherId, places } = await placed(isOnline);
  await checkFigures(orderId, shelf, voucherId);
  const rows = () => shelf.map((product_id) => ({ product_id, quantity: roll(5) }));
  let changed = 0;
  for (let step = 0; step < 15; step++) {
    const change = {
      ...(roll(3) > 0 && { lines: rows() }),
      ...(roll(4) === 0 && { shipping: [null, 0, 45.5, 120][roll(4)] }),
      ...(roll(3) === 0 && { address_id: places[roll(2)] }),
    };
    const { answer } = await edits.editAsShown(orderId, change);
    expect([200, 409]).toContain(answer.status);
    if (answer.status === 200) changed++;
    if (isOnline && roll(3) === 0) await payWhatIsDue(orderId, who.token);
    await checkFigures(orderId, shelf, voucherId);
  }
  expect(changed).toBeGreaterThan(5);
  if (isOnline) await payWhatIsDue(orderId, who.token);
  if ((await edits.rowOf(orderId)).status === 'Pending') await staff.step(orderId, 'Confirmed');
  expect((await staff.step(orderId, 'Packed')).status).toBe(200);
  const order = await edits.rowOf(orderId);
  const [invoice] = await store.context.db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, order.id));
  expect(invoice?.document.sum.gross).toBe(order.payable + order.giftVoucherAmount);
  await checkFigures(orderId, shelf, voucherId);
}

describe('many random changes of an order', () => {
  it.each([
    [1, false],
    [2, true],
    [3, true],
    [4, false],
  ])(
    'leave rows, stock book, vouchers, payments and invoice equal (walk %d, online: %s)',
    walk,
    120_000,
  );
});
