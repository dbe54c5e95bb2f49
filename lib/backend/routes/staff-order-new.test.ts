import { eq } from 'drizzle-orm';
import { findOrderCustomer, previewNewOrder } from '../../contract/staff-order-new.ts';
import { customers } from '../db/schema/customer.ts';
import { cities, states } from '../db/schema/place.ts';
import { auditEntries } from '../db/schema/running.ts';
import { loginFixture } from '../testing/login-fixture.ts';
import { makeAddress, makeCustomer } from '../testing/make-customer.ts';
import { makeCoupon } from '../testing/make-coupon.ts';
import { makeProduct } from '../testing/make-product.ts';
import { paymentFixture } from '../testing/pay-fixture.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: ReturnType<typeof paymentFixture>;
let staff: Awaited<ReturnType<typeof staffFixture>>;
let pid: number;
let location: { city: number; state: number; country: number };
beforeAll(async () => {
  store = await openTestStore();
  fixture = paymentFixture(store);
  staff = await staffFixture(store, ['orders']);
  pid = (await makeProduct(store)).id;
  const [row] = await store.context.db
    .select({ city: cities.id, state: states.id, country: states.countryId })
    .from(cities)
    .innerJoin(states, eq(states.id, cities.stateId))
    .where(eq(cities.name, 'Surat'));
  if (!row) throw new Error('Surat is not on the map');
  location = row;
});
afterAll(() => store.close());

const lines = () => [{ product_id: pid, quantity: 2 }];
const entered = (mobile: string) => ({
  full_name: 'Asha Patel',
  mobile,
  address_line_1: '7 River Road',
  address_line_2: 'Adajan',
  ...location,
  postal_code: '395009',
});
const post = (body: object, token = staff.token, key?: string) =>
  store.call('POST', '/staff/new-order/', {
    token,
    body: { channel: 'phone', pay_type: 'Cash on Delivery', ...body },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const preview = async (body: object) => {
  const answer = await store.call('POST', '/staff/new-order/preview/', {
    token: staff.token,
    body: { pay_type: 'Cash on Delivery', ...body },
  });
  return (await previewNewOrder.answer.validate(answer.body, { strict: true })).data;
};
const find = async (mobile: string) => {
  const { body } = await store.call(
    'GET',
    `/staff/order-customer/?mobile=${encodeURIComponent(mobile)}`,
    { token: staff.token },
  );
  return (await findOrderCustomer.answer.validate(body, { strict: true })).data;
};
const findAccount = async (mobile: string) =>
  (await store.context.db.select().from(customers).where(eq(customers.mobile, mobile)))[0];

describe('an order by staff', () => {
  it('refuses guests, customers and staff of another area', async () => {
    const who = await makeCustomer(store);
    const others = await staffFixture(store, ['catalogue']);
    const body = { channel: 'phone', pay_type: 'Cash on Delivery', mobile: who.mobile };
    const ask = (token?: string) =>
      store.call('POST', '/staff/new-order/', { body, ...(token && { token }) });
    expect((await ask()).status).toBe(401);
    expect((await ask(who.token)).status).toBe(403);
    expect((await ask(others.token)).status).toBe(403);
  });

  it('is placed for a known customer to a known address, once for each key', async () => {
    const who = await makeCustomer(store);
    const address_id = await makeAddress(store, who.customerId);
    expect(await find(who.mobile)).toMatchObject({
      id: who.customerId,
      addresses: [{ id: address_id }],
    });
    const order = { mobile: who.mobile, address_id, lines: lines() };
    expect(await preview(order)).toMatchObject({ totals: { amount: 700, shipping_amt: 100 } });
    const before = await fixture.stockOf(pid);
    const first = await post({ ...order, amount: 700 }, staff.token, 'call-1');
    const again = await post({ ...order, amount: 700 }, staff.token, 'call-1');
    expect(first.status).toBe(201);
    expect(again.body['order_id']).toBe(first.body['order_id']);
    expect((await fixture.stockOf(pid))?.stock).toBe((before?.stock ?? 0) - 2);
    expect(await fixture.detail(who, first.body['order_id'])).toMatchObject({
      channel: 'phone',
      order_status: 'Pending',
      final_total: 700,
    });
    const [placed] = await fixture.ordersOf(who);
    const written = await store.context.db
      .select({ after: auditEntries.after })
      .from(auditEntries)
      .where(eq(auditEntries.subject, `order:${placed?.id}`));
    expect(written).toMatchObject([{ after: { channel: 'phone', payable: 70_000 } }]);
  });

  it('makes account and address of a new number, which its owner opens by OTP', async () => {
    const mobile = '+919822012345';
    expect(await find(mobile)).toBeNull();
    const order = { mobile, address: entered(mobile), lines: lines() };
    const nameless = await post({ ...order, amount: 700 });
    expect(nameless.status).toBe(400);
    expect(await findAccount(mobile)).toBeUndefined();
    const answer = await post({
      ...order,
      channel: 'whatsapp',
      first_name: 'Asha',
      last_name: 'Patel',
      amount: 700,
    });
    expect(answer.status).toBe(201);
    expect(await findAccount(mobile)).toMatchObject({ firstName: 'Asha', mobileVerifiedAt: null });
    expect((await find(mobile))?.addresses).toHaveLength(1);

    const login = loginFixture(store);
    await login.post('/user/send-otp/', { mobile_no: mobile });
    const otp = await login.lastOtp(mobile);
    const { body } = await login.post('/user/verify-otp/', { mobile_no: mobile, otp });
    const { token } = body['data'] as { token: string };
    expect(await fixture.detail({ token }, answer.body['order_id'])).toMatchObject({
      channel: 'whatsapp',
    });
  });

  it('waits for its payment link when it is paid online', async () => {
    const who = await makeCustomer(store);
    const address_id = await makeAddress(store, who.customerId);
    const answer = await post({
      mobile: who.mobile,
      address_id,
      lines: lines(),
      pay_type: 'Online Payment',
      amount: 700,
    });
    const orderId = String(answer.body['order_id']);
    const link = await store.call('POST', `/staff/orders/${orderId}/payment-link/`, {
      token: staff.token,
    });
    expect(link.body).toMatchObject({ data: { amount: 700 } });
    expect((link.body['data'] as { payment_url: string }).payment_url).toContain('/sandbox/pay/');
  });

  it('keeps the rules of the shop: minimum, stock, coupon and shown total', async () => {
    const who = await makeCustomer(store);
    const address_id = await makeAddress(store, who.customerId);
    const cheap = await makeProduct(store, { price: 4_900 });
    const rare = await makeProduct(store, { stock: 1 });
    const order = { mobile: who.mobile, address_id };
    const few = await post({
      ...order,
      lines: [{ product_id: cheap.id, quantity: 1 }],
      amount: 149,
    });
    expect(few.status).toBe(400);
    const many = await post({
      ...order,
      lines: [{ product_id: rare.id, quantity: 2 }],
      amount: 700,
    });
    expect(many).toMatchObject({ status: 409, body: { available_quantity: 1 } });
    const wrong = await post({ ...order, lines: lines(), amount: 600 });
    expect(wrong).toMatchObject({ status: 409, body: { totals: { amount: 700 } } });
    const coupon = await makeCoupon(store);
    const taken = await post({ ...order, lines: lines(), coupon_code: coupon.code, amount: 640 });
    expect(taken.status).toBe(201);
  });

  it('refuses the number of a member of staff', async () => {
    const [self] = await store.context.db
      .select()
      .from(customers)
      .where(eq(customers.id, staff.customerId));
    const mobile = self?.mobile ?? '';
    expect(await find(mobile)).toBeNull();
    const answer = await post({ mobile, address: entered(mobile), lines: lines(), amount: 700 });
    expect(answer.status).toBe(409);
  });
});
