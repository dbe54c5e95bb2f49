import { eq } from 'drizzle-orm';
import { quoteOrder } from '../../contract/order-quote.ts';
import { findPinCode } from '../../contract/place.ts';
import { invoices } from '../db/schema/invoice.ts';
import { outboxMessages, settings } from '../db/schema/running.ts';
import { fillText } from '../services/text-page/get-text-page.ts';
import { readShop } from '../services/shop-profile/read-shop.ts';
import { parseOrderId } from '../services/order/order-id.ts';
import { marksSetting } from '../services/demo-data/demo-marks.ts';
import { makeGiftVoucher } from '../testing/make-gift-voucher.ts';
import { makeProduct } from '../testing/make-product.ts';
import { paymentFixture } from '../testing/pay-fixture.ts';
import { changeShopSettings } from '../testing/change-shop-settings.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: ReturnType<typeof paymentFixture>;
let staff: Awaited<ReturnType<typeof staffFixture>>;
let pid: number;
beforeAll(async () => {
  store = await openTestStore();
  fixture = paymentFixture(store);
  staff = await staffFixture(store);
  pid = (await makeProduct(store, { netQuantity: 900 })).id;
});
afterAll(() => store.close());

const off = {
  free_from: 0,
  weight_included: 0,
  weight_fee: 0,
  cash_fee: 0,
  cash_from: 0,
  cash_most: 0,
};
const say = async (changes: object) => {
  const answer = await changeShopSettings(store, staff.token, { ...off, ...changes });
  expect(answer.status).toBe(200);
};
afterEach(() => say({}));

const zone = (more: object) =>
  store.call('POST', '/staff/delivery-zones/', {
    token: staff.token,
    body: { fewest_days: 5, most_days: 6, takes_cash: true, ...more },
  });
const place = async (quantity: number, pays: number, more: object = {}) => {
  const who = await fixture.buyer(pid, { quantity });
  return fixture.place(who, { ...who.payload, amount: pays, ...more });
};

describe('the rules of delivery', () => {
  it('deliver free from an amount of goods', async () => {
    await say({ free_from: 600 });
    expect((await place(1, 400)).status).toBe(201);
    expect((await place(2, 600)).status).toBe(201);
  });

  it('ask for each further kilogram of a heavy parcel', async () => {
    await say({ weight_included: 1.5, weight_fee: 20.5 });
    // 0.9 kg, 1.8 kg, 2.7 kg
    expect((await place(1, 400)).status).toBe(201);
    expect((await place(2, 720.5)).status).toBe(201);
    expect((await place(3, 1_041)).status).toBe(201);
  });

  it('ask a fee of cash orders alone, which the order keeps apart', async () => {
    await say({ cash_fee: 35 });
    const buyer = await fixture.buyer(pid, { quantity: 1 });
    const placed = await fixture.place(buyer, { ...buyer.payload, amount: 435 });
    expect(placed.status).toBe(201);
    const orderId = String(placed.body['order_id']);
    expect(await fixture.orderRow(orderId)).toMatchObject({ shipping: 13_500, cashFee: 3_500 });
    expect(await fixture.detail(buyer, orderId)).toMatchObject({
      shipping_amt: 135,
      cash_fee_amt: 35,
    });
    const [mail] = await store.context.db
      .select({ text: outboxMessages.text })
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, buyer.email));
    expect(mail?.text).toContain('Delivery: ₹100\nCash on Delivery fee: ₹35\nTotal');
    const who = await fixture.buyer(pid);
    const online = await fixture.link(who, fixture.orderInput(who));
    expect(online.status).toBe(200);
    expect(await fixture.orderRow(String(online.body['order_id']))).toMatchObject({
      shipping: 10_000,
      cashFee: 0,
    });
  });

  it('ask no fee and set no limit for cash where a gift voucher leaves nothing to collect', async () => {
    await say({ cash_fee: 35, cash_from: 100 });
    const who = await fixture.buyer(pid, { quantity: 1, city: 'Ahmedabad' });
    const { code } = await makeGiftVoucher(store);
    await store.call('GET', `/validate-voucher-code/?voucher_code=${code}`, { token: who.token });
    const quote = await store.call(
      'GET',
      `/order-quote/?address1=${String(who.payload['address1'])}&pay_type=Cash%20on%20Delivery`,
      { token: who.token },
    );
    expect(quote.body['data']).toMatchObject({
      ...{ gift_voucher_amt: 300, cash_fee_amt: 0, shipping_amt: 0, amount: 0 },
      cash_obstacle: null,
    });
    const placed = await fixture.place(who, { ...who.payload, amount: 0 });
    expect(placed.status).toBe(201);
    expect(await fixture.detail(who, placed.body['order_id'])).toMatchObject({
      ...{ shipping_amt: 0, final_total: 0, is_paid: true },
    });
  });

  it('limit what is paid in cash', async () => {
    await say({ cash_from: 500, cash_most: 800 });
    expect((await place(2, 700)).status).toBe(201);
    for (const [quantity, pays, why] of [
      [1, 400, 'below ₹500'],
      [3, 1_000, 'above ₹800'],
    ] as const) {
      const answer = await place(quantity, pays);
      expect([answer.status, answer.body['message']]).toEqual([
        409,
        `Cash on Delivery is not available for orders ${why}. Pay online instead.`,
      ]);
    }
    const { db } = store.context;
    const marks = await db.delete(settings).where(eq(settings.name, marksSetting)).returning();
    expect((await place(1, 400)).body['message']).toBe(
      'Cash on Delivery is not available for orders below ₹500.',
    );
    await db.insert(settings).values(marks);
  });

  it('are all in the policy, Cash on Delivery only if it is accepted', async () => {
    await say({ free_from: 999, weight_included: 5, weight_fee: 12.5, cash_fee: 25 });
    const shop = await readShop(store.context);
    expect(shop.differs_by_pin).toBe(false);
    const text = (terms: object) => fillText('{delivery_fee}', { ...shop, ...terms });
    expect(text({ differs_by_pin: true })).toBe(
      '₹100, free on orders of ₹999 or more, ₹12.50 more for each kg above 5 kg, different for some PIN codes; Cash on Delivery adds ₹25',
    );
    expect(text({ shipping_fee: 0, takes_cash: false })).toBe(
      'free, ₹12.50 more for each kg above 5 kg',
    );
    expect(text({ shipping_fee: 0, free_from: 0, weight_fee: 0, takes_cash: false })).toBe('free');
  });

  it('have a fee and days of a zone, in the PIN code, the quote and the order', async () => {
    expect((await zone({ pin_prefix: '744101', fee: 180, most_days: 9 })).status).toBe(200);
    const { body } = await store.call('GET', '/pin-codes/744101/');
    const { data } = await findPinCode.answer.validate(body, { strict: true });
    expect(data.delivery).toMatchObject({ most_days: 9, shipping_fee: 180, is_served: true });
    const who = await fixture.buyer(pid, { city: 'Port Blair' });
    const path = `/order-quote/?address1=${String(who.payload['address1'])}&pay_type=Online Payment`;
    const answer = await store.call('GET', path, { token: who.token });
    const quote = (await quoteOrder.answer.validate(answer.body, { strict: true })).data;
    expect(quote).toMatchObject({ shipping_amt: 180, amount: 480, most_days: 9, obstacle: null });
    const placed = await fixture.place(who, { ...who.payload, amount: 480 });
    expect(placed.status).toBe(201);
    const { delivery_date } = await fixture.detail(who, placed.body['order_id']);
    const near = await place(1, 400);
    const usual = await fixture.orderRow(String(near.body['order_id']));
    expect(String(delivery_date) > String(usual?.expectedOn)).toBe(true);
    const shop = await readShop(store.context);
    expect(shop.differs_by_pin).toBe(true);
  });

  it('deliver nowhere where the owner says so, and say it at the PIN code and the order', async () => {
    expect((await zone({ pin_prefix: '790', is_served: false, is_for_state: true })).status).toBe(
      200,
    );
    const message = 'We don’t deliver to PIN code 791111 yet';
    const { body } = await store.call('GET', '/pin-codes/791111/');
    const { data } = await findPinCode.answer.validate(body, { strict: true });
    expect(data.delivery).toMatchObject({ is_served: false, takes_cash_on_delivery: false });
    const who = await fixture.buyer(pid, { city: 'Itanagar' });
    const path = `/order-quote/?address1=${String(who.payload['address1'])}`;
    const answer = await store.call('GET', path, { token: who.token });
    const quote = (await quoteOrder.answer.validate(answer.body, { strict: true })).data;
    expect(quote.obstacle).toBe(message);
    const refused = await fixture.place(who, who.payload);
    expect([refused.status, refused.body['message']]).toEqual([
      409,
      `${message}. Choose another address.`,
    ]);
    expect(await fixture.ordersOf(who)).toEqual([]);
  });
});

describe('the quote of an order', () => {
  it('contains the GST that the order and its invoice say', async () => {
    const who = await fixture.buyer(pid);
    const address = String(who.payload['address1']);
    const answer = await store.call('GET', `/order-quote/?address1=${address}`, {
      token: who.token,
    });
    const quote = (await quoteOrder.answer.validate(answer.body, { strict: true })).data;
    const placed = await fixture.place(who, who.payload);
    const order = await fixture.detail(who, placed.body['order_id']);
    expect(order.included_gst_amt).toBe(quote.included_gst_amt);
    await staff.bring(placed.body['order_id'], 'Packed');
    const [invoice] = await store.context.db
      .select()
      .from(invoices)
      .where(eq(invoices.orderId, parseOrderId(String(placed.body['order_id'])) ?? 0));
    expect((invoice?.document.sum.igst ?? 0) / 100).toBe(quote.included_gst_amt);
  });

  it('refuses another customer’s address, and a caller who is not logged in', async () => {
    const who = await fixture.buyer(pid);
    const other = await fixture.buyer(pid);
    const path = `/order-quote/?address1=${String(other.payload['address1'])}`;
    expect((await store.call('GET', path, { token: who.token })).status).toBe(404);
    expect((await store.call('GET', path)).status).toBe(401);
  });
});

describe('the GSTIN of a buyer', () => {
  it.each([
    ['24AAAAA0000A1Z9', 'This GSTIN isn’t valid. Check each character'],
    ['24BBBBB0000B1ZZ', 'This GSTIN is from Gujarat, but the address is in Maharashtra'],
    ['24AAAAA0000A1Z8', 'This is the shop’s own GSTIN. Enter yours'],
  ])('%s is refused at the field', async (buyer_gstin, message) => {
    const answer = await place(1, 400, { buyer_gstin });
    expect([answer.status, answer.body['errors']]).toEqual([400, { buyer_gstin: [message] }]);
  });

  it('stands on the order and the invoice, with the firm', async () => {
    const who = await fixture.buyer(pid, { city: 'Ahmedabad' });
    const firm = { buyer_gstin: ' 24bbbbb0000b1zz', buyer_company: 'Anand Stores' };
    const placed = await fixture.place(who, { ...who.payload, ...firm });
    const path = `/orders/${String(placed.body['order_id'])}`;
    const { body } = await store.call('GET', path, { token: who.token });
    expect(body['data']).toMatchObject({
      buyer_company: 'Anand Stores',
      buyer_gstin: '24BBBBB0000B1ZZ',
    });
    await staff.bring(placed.body['order_id'], 'Packed');
    const [invoice] = await store.context.db
      .select()
      .from(invoices)
      .where(eq(invoices.orderId, parseOrderId(String(placed.body['order_id'])) ?? 0));
    expect(invoice?.document.buyer).toMatchObject({
      name: 'Anand Stores',
      gstin: '24BBBBB0000B1ZZ',
    });
  });
});
