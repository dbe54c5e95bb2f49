import { and, eq } from 'drizzle-orm';
import { stepOrder } from '../../contract/staff-order.ts';
import { orderEvents, orders } from '../db/schema/order.ts';
import { auditEntries, outboxMessages } from '../db/schema/running.ts';
import { orderFixture, type Buyer } from '../testing/order-fixture.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: ReturnType<typeof orderFixture>;
let staff: Awaited<ReturnType<typeof staffFixture>>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = orderFixture(store);
  staff = await staffFixture(store, ['orders']);
});
afterAll(() => store.close());

const order = () => fixture.ordered();

const subjectsTo = async ({ email }: Buyer) => {
  const mails = await store.context.db
    .select({ subject: outboxMessages.subject })
    .from(outboxMessages)
    .where(and(eq(outboxMessages.recipient, email), eq(outboxMessages.channel, 'email')))
    .orderBy(outboxMessages.id);
  return mails.map(({ subject }) => subject);
};

describe('the steps of an order', () => {
  it('refuse a caller who is not logged in, a customer, and staff of another area', async () => {
    const { who, orderId } = await order();
    const path = `/staff/orders/${orderId}/step/`;
    const body = { status: 'Confirmed' };
    expect((await store.call('POST', path, { body })).status).toBe(401);
    expect((await store.call('POST', path, { body, token: who.token })).status).toBe(403);
    const others = await staffFixture(store, ['catalogue']);
    expect((await others.step(orderId, 'Confirmed')).status).toBe(403);
    expect((await fixture.detail(who, orderId)).order_status).toBe('Pending');
  });

  it('lead from the order to the door, and the customer hears of each', async () => {
    const { who, orderId, id } = await order();
    for (const status of ['Confirmed', 'Packed', 'Shipped', 'Delivered'] as const) {
      const more = status === 'Shipped' ? { courier: 'Blue Kite', tracking_number: 'BK 12' } : {};
      const answer = await staff.step(orderId, status, more);
      expect(answer.status).toBe(200);
      const { data } = await stepOrder.answer.validate(answer.body, { strict: true });
      expect(data.order_status).toBe(status);
    }
    expect(await fixture.detail(who, orderId)).toMatchObject({
      sale_status: 'Sales Order',
      is_invoiced: true,
      is_paid: true,
      courier: 'Blue Kite',
      tracking_number: 'BK12',
      delivery_date: '2026-11-18',
      replacement_until: '2026-11-23',
      return_until: '2026-12-03',
    });
    expect(await subjectsTo(who)).toEqual([
      `Your order ${orderId} has been placed!`,
      `Your order ${orderId} is confirmed`,
      `Your order ${orderId} is packed`,
      `Your order ${orderId} is on its way`,
      `Your order ${orderId} has been delivered`,
    ]);
    const events = await store.context.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, id));
    expect(events.slice(1).map(({ staffId }) => staffId)).toEqual(Array(4).fill(staff.customerId));
    const audit = await store.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `order:${id}`));
    expect(audit).toHaveLength(4);
  });

  it('are taken one after the other, and never backwards', async () => {
    const { orderId } = await order();
    const skipped = await staff.step(orderId, 'Shipped');
    expect(skipped.status).toBe(409);
    expect(skipped.body['message']).toBe(
      `Order ${orderId} is Pending and can’t be changed to Shipped. Change it to Confirmed or Cancelled.`,
    );
    await staff.bring(orderId, 'Delivered');
    for (const status of ['Cancelled', 'Shipped', 'Return Requested', 'Refunded'] as const) {
      expect((await staff.step(orderId, status)).status).toBe(409);
    }
  });

  it('are each taken once of ten at the same time', async () => {
    const { orderId, id } = await order();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => staff.step(orderId, 'Confirmed')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const events = await store.context.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, id));
    expect(events).toHaveLength(2);
  });

  it('do not confirm an online order before it is paid', async () => {
    const { orderId, id } = await order();
    await store.context.db
      .update(orders)
      .set({ payType: 'Online Payment' })
      .where(eq(orders.id, id));
    const answer = await staff.step(orderId, 'Confirmed');
    expect([answer.status, answer.body['message']]).toEqual([
      409,
      `Order ${orderId} has not been paid yet`,
    ]);
  });

  it('need an order that is there and a status that there is', async () => {
    const { orderId } = await order();
    expect((await staff.step('SO-999999', 'Confirmed')).status).toBe(404);
    expect((await staff.step('x', 'Confirmed')).status).toBe(404);
    const wrong = await store.call('POST', `/staff/orders/${orderId}/step/`, {
      token: staff.token,
      body: { status: 'Lost' },
    });
    expect(wrong.status).toBe(400);
  });
});
