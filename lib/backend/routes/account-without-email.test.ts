import { eq } from 'drizzle-orm';
import { getProfile } from '../../contract/profile.ts';
import { getStaffCustomer } from '../../contract/staff-customer.ts';
import { invoices } from '../db/schema/invoice.ts';
import { customers } from '../db/schema/customer.ts';
import { carts } from '../db/schema/cart.ts';
import { outboxMessages } from '../db/schema/running.ts';
import { remindCarts } from '../jobs/remind-carts.ts';
import { readHead } from '../services/shop-profile/read-head.ts';
import { payBack } from '../services/payment/pay-back.ts';
import { testNow } from '../testing/clock.ts';
import { entryFixture, type EntryFixture } from '../testing/entry-fixture.ts';
import { makeAddress } from '../testing/make-customer.ts';
import { makeProduct } from '../testing/make-product.ts';
import { memberFixture } from '../testing/member-fixture.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { proveSession } from '../testing/sign-in.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: EntryFixture;
beforeAll(async () => {
  store = await openTestStore();
  fixture = entryFixture(store);
});
afterAll(() => store.close());
beforeEach(() => store.setNow(testNow));

type Newcomer = Awaited<ReturnType<EntryFixture['enter']>>;
const sent = async (channel: 'email' | 'sms', recipient?: string) => {
  const rows = await store.context.db
    .select({ kind: outboxMessages.kind, to: outboxMessages.recipient })
    .from(outboxMessages)
    .where(eq(outboxMessages.channel, channel));
  return rows.filter(({ to }) => !recipient || to === recipient).map(({ kind }) => kind);
};
const staffView = async ({ customerId }: Newcomer) => {
  const { token } = await staffFixture(store);
  const { body } = await store.call('GET', `/staff/customers/${customerId}/`, { token });
  return (await getStaffCustomer.answer.validate(body, { strict: true })).data;
};

describe('an account without an email', () => {
  it('orders, is told of each step by SMS and never by mail, and has its invoice', async () => {
    const who = await fixture.enter();
    const orders = orderFixture(store);
    const { id: pid } = await makeProduct(store);
    const address1 = await makeAddress(store, who.customerId);
    await orders.fill(who, pid, 2);
    const mails = (await sent('email')).length;
    const pay_type = 'Cash on Delivery';
    const placed = await orders.place(who, { address1, pay_type, amount: 700 });
    expect(placed.status).toBe(201);
    const staff = await staffFixture(store);
    await staff.bring(placed.body['order_id'], 'Delivered');
    expect(await sent('sms', who.mobile)).toEqual(
      expect.arrayContaining(['login_otp', 'order_placed', 'order_shipped', 'order_delivered']),
    );
    expect(await sent('email')).toHaveLength(mails);
    const pdf = await store.app.request(
      `/accounting/invoice-pdf/?source_doc=${String(placed.body['order_id'])}`,
      { headers: { 'company-id': '33', authorization: `token ${who.token}` } },
    );
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(await staffView(who)).toMatchObject({ email: '', mobile_no: who.mobile });
  });

  it('becomes a member with a tax invoice, and its refund mail does not go to the shop', async () => {
    const who = await fixture.enter();
    const members = memberFixture(store);
    const shopper = { ...who, email: '' };
    await members.buy(shopper);
    const [row] = await members.rows(who);
    const [invoice] = await store.context.db
      .select({ document: invoices.document })
      .from(invoices)
      .where(eq(invoices.number, row?.invoice_number ?? ''));
    expect(invoice?.document.buyer).toMatchObject({ name: 'Customer', mobile: who.mobile });
    expect(await sent('sms', who.mobile)).toContain('membership_begun');
    const accountant = await staffFixture(store, ['orders']);
    const paid = await store.call('GET', '/staff/payments/', { token: accountant.token });
    const ofCustomer = expect.objectContaining({ buyer_name: 'Customer', buyer_email: '' });
    expect(paid.body['data']).toEqual(expect.arrayContaining([ofCustomer]));
    const { token } = await staffFixture(store);
    const list = await store.call('GET', '/staff/members/', { token });
    expect(list.body['data']).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: who.mobile })]),
    );
    const body = { id: row?.id };
    const answer = await store.call('POST', '/user/cancel-subscription/', {
      token: who.token,
      body,
    });
    expect(answer.status).toBe(200);
    await payBack(store.context);
    expect((await members.rows(who))[0]?.refund).toMatchObject({ amount: 199 });
    const { email } = await readHead(store.context);
    expect(await sent('email', email)).not.toContain('payment_refunded');
  });

  it('gets no reminder of its cart, and gets one once it has an email', async () => {
    const who = await fixture.enter();
    await store.call('PATCH', '/user/news/', { token: who.token, body: { wants_news: true } });
    await orderFixture(store).fill(who, (await makeProduct(store)).id);
    store.setNow(new Date(testNow.getTime() + 2 * 24 * 60 * 60 * 1000));
    await remindCarts(store.context);
    const [cart] = await store.context.db
      .select({ remindedAt: carts.remindedAt })
      .from(carts)
      .where(eq(carts.customerId, who.customerId));
    expect(cart).toEqual({ remindedAt: null });
    const email = `later-${who.customerId}@example.in`;
    await store.context.db.update(customers).set({ email }).where(eq(customers.id, who.customerId));
    await remindCarts(store.context);
    expect(await sent('email', email)).toEqual(['abandoned_cart']);
  });

  it('names an email later, and it counts once its link was opened', async () => {
    const who = await fixture.enter();
    const email = `added-${who.customerId}@example.in`;
    const { token } = who;
    await proveSession(store, token);
    const requested = await store.call('POST', '/user/confirm-email/', { token, body: { email } });
    expect(requested.status).toBe(200);
    const { body } = await store.call('GET', `/outbox/?to=${email}`);
    const [mail] = body['data'] as { text: string; data: Record<string, string> }[];
    expect(mail?.text).toContain('Namaste,');
    await store.call('POST', `/user/confirm-email/${mail?.data['email_code']}/`, { token });
    const profile = await store.call('GET', '/user/profile/', { token });
    const { data } = await getProfile.answer.validate(profile.body, { strict: true });
    expect(data).toMatchObject({ email, email_confirmed: true });
  });

  it('is in the export of customers, writes a review and closes', async () => {
    const who = await fixture.enter();
    const { token } = await staffFixture(store);
    const csv = await store.app.request('/staff/export/customers/?format=csv', {
      headers: { 'company-id': '33', authorization: `token ${token}` },
    });
    expect(await csv.text()).toContain(who.mobile.slice(3));
    const { id } = await makeProduct(store);
    const body = { id, name: 'Owner', rating: 5, review: 'Good' };
    const review = await store.call('POST', `/rating_review/${id}/`, { token: who.token, body });
    expect(review.status).toBe(201);
    const closed = await store.call('POST', '/user/deactivate/', { token: who.token });
    expect(closed.status).toBe(200);
    const view = await staffView(who);
    expect(view.first_name).toBe('Former');
    expect(view.mobile_no).not.toBe(who.mobile);
  });
});
