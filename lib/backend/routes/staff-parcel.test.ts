import { and, asc, eq } from 'drizzle-orm';
import { quoteOrder } from '../../contract/order-quote.ts';
import type { ShipmentStatus } from '../../contract/shipment.ts';
import { getStaffOrder } from '../../contract/staff-order-detail.ts';
import { invoices } from '../db/schema/invoice.ts';
import { orders } from '../db/schema/order.ts';
import { customers } from '../db/schema/customer.ts';
import { payments, refunds } from '../db/schema/payment.ts';
import { auditEntries, outboxMessages, settings } from '../db/schema/running.ts';
import { shipmentEvents, shipments } from '../db/schema/shipment.ts';
import { stockMovements } from '../db/schema/stock.ts';
import { inTransaction } from '../db/transaction.ts';
import { lockOrder } from '../services/order/lock-order.ts';
import { shipmentsOf } from '../services/shipment/lock-shipments.ts';
import { reportLocked } from '../services/shipment/report-shipment.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { makeProduct } from '../testing/make-product.ts';
import { orderFixture } from '../testing/order-fixture.ts';
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

/** A cash order of three pieces (₹900 and ₹100 delivery), taken to this status. */
async function brought(to: 'Packed' | 'Shipped') {
  const made = await fixture.ordered({ quantity: 3, stock: 10 });
  await staff.bring(made.orderId, to);
  const { lines } = await read(made.orderId);
  return { ...made, line: lines[0]?.id ?? 0 };
}

async function read(orderId: string) {
  const { body } = await store.call('GET', `/staff/orders/${orderId}/`, { token: staff.token });
  return (await getStaffOrder.answer.validate(body, { strict: true })).data;
}

const send = (
  orderId: string,
  number: number,
  what: 'report' | 'split' | 'settle',
  body: Record<string, unknown>,
  token = staff.token,
) => store.call('POST', `/staff/orders/${orderId}/parcels/${number}/${what}/`, { token, body });

const back = (line: number, sellable: number, unsellable: number) => ({
  outcome: 'returned',
  reason: 'Refused at the door',
  lines: [{ line_id: line, sellable, unsellable }],
});

const creditNotes = (id: number) =>
  store.context.db
    .select({ amount: invoices.amount })
    .from(invoices)
    .where(and(eq(invoices.orderId, id), eq(invoices.kind, 'credit_note')))
    .orderBy(asc(invoices.id));

async function mailTo(email: string, subject: string): Promise<string> {
  const mails = await store.context.db
    .select({ subject: outboxMessages.subject, text: outboxMessages.text })
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, email));
  return mails.find((mail) => mail.subject?.endsWith(subject))?.text ?? '';
}

const orderRow = async (id: number) =>
  (await store.context.db.select().from(orders).where(eq(orders.id, id)))[0];

describe('the parcel of an order', () => {
  it('is made when the order is packed and goes along with its steps', async () => {
    const { who, orderId, line } = await brought('Packed');
    expect((await fixture.detail(who, orderId)).shipments).toMatchObject([
      { number: 1, status: 'packed', cash_due: 1000, items: [{ id: line, quantity: 3 }] },
    ]);
    await staff.step(orderId, 'Shipped', { courier: 'Blue Kite', tracking_number: 'bk\u00a01\t' });
    expect((await fixture.detail(who, orderId)).shipments).toMatchObject([
      { status: 'handed_over', courier: 'Blue Kite', tracking_number: 'BK1' },
    ]);
    await staff.step(orderId, 'Delivered');
    const [parcel] = (await fixture.detail(who, orderId)).shipments ?? [];
    expect([parcel?.status, parcel?.cash_due]).toEqual(['delivered', 0]);
    expect(parcel?.events.map(({ status }) => status)).toEqual([
      'packed',
      'handed_over',
      'delivered',
    ]);
  });

  it('takes the order along when it is reported', async () => {
    const { who, orderId, id } = await brought('Packed');
    const refused = await send(orderId, 1, 'report', { status: 'handed_over' });
    expect([refused.status, refused.body['message']]).toEqual([400, 'Enter a courier']);
    const sent = { status: 'handed_over', courier: 'Blue Kite', tracking_number: ' bk 7 ' };
    expect((await send(orderId, 1, 'report', sent)).status).toBe(200);
    expect(await fixture.detail(who, orderId)).toMatchObject({
      order_status: 'Shipped',
      courier: 'Blue Kite',
      tracking_number: 'BK7',
    });
    await send(orderId, 1, 'report', { status: 'out_for_delivery' });
    expect((await fixture.detail(who, orderId)).order_status).toBe('Shipped');
    await send(orderId, 1, 'report', { status: 'delivered' });
    expect((await fixture.detail(who, orderId)).order_status).toBe('Delivered');
    expect((await orderRow(id))?.paidAt).not.toBeNull();
  });

  it('keeps the first of two reports by different staff, and says why the other one fails', async () => {
    const { orderId } = await brought('Shipped');
    const other = await staffFixture(store, ['orders']);
    const answers = await Promise.all([
      send(orderId, 1, 'report', { status: 'delivered' }),
      send(orderId, 1, 'report', { status: 'returning' }, other.token),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body['message']).toMatch(
      /^Parcel 1 of order SO-\d+ is (delivered|on its way back) and can’t be marked as /,
    );
    expect(['delivered', 'returning']).toContain(lost?.body['parcel_status']);
  });

  it('is closed when its order is cancelled', async () => {
    const { orderId, who } = await brought('Packed');
    await staff.step(orderId, 'Cancelled', { note: 'Out of reach' });
    expect((await fixture.detail(who, orderId)).shipments).toMatchObject([{ status: 'cancelled' }]);
    expect(await mailTo(who.email, 'has been cancelled')).toContain('We’re sorry');
  });

  it('is shown to staff of orders alone', async () => {
    const { orderId, who } = await brought('Packed');
    const others = await staffFixture(store, ['catalogue']);
    for (const what of ['report', 'split', 'settle'] as const) {
      expect((await send(orderId, 1, what, {}, others.token)).status).toBe(403);
      expect((await send(orderId, 1, what, {}, who.token)).status).toBe(403);
    }
    expect((await send(orderId, 2, 'report', { status: 'handed_over' })).status).toBe(404);
    const stranger = await makeCustomer(store);
    const answer = await store.call('GET', `/orders/${orderId}`, { token: stranger.token });
    expect(answer.status).toBe(404);
  });
});

describe('several parcels of an order', () => {
  it('share its items and its cash to the paisa', async () => {
    const { who, orderId, line } = await brought('Packed');
    const some = { lines: [{ line_id: line, quantity: 1 }] };
    expect((await send(orderId, 1, 'split', some)).status).toBe(200);
    const { shipments: parcels } = await fixture.detail(who, orderId);
    expect(parcels).toMatchObject([
      { number: 1, cash_due: 700, items: [{ id: line, quantity: 2 }] },
      { number: 2, cash_due: 300, items: [{ id: line, quantity: 1 }] },
    ]);
    const all = await send(orderId, 1, 'split', { lines: [{ line_id: line, quantity: 2 }] });
    expect([all.status, all.body['message']]).toEqual([
      400,
      'Leave at least one item in the first parcel',
    ]);
    const more = await send(orderId, 2, 'split', { lines: [{ line_id: line, quantity: 2 }] });
    expect(more.body['message']).toBe('Parcel 2 has only 1 of this item');
  });

  it('are asked for one by one in the mail of the first', async () => {
    const { who, orderId, line } = await brought('Packed');
    await send(orderId, 1, 'split', { lines: [{ line_id: line, quantity: 1 }] });
    await send(orderId, 1, 'report', { status: 'handed_over', courier: 'Blue Kite' });
    const text = await mailTo(who.email, `Parcel 1 of your order ${orderId} is on its way`);
    expect(text).toContain('is on its way with Blue Kite.');
    expect(text).toContain('Please keep cash ready: ₹700 for parcel 1.');
    expect(text).toContain('Another parcel will follow.');
  });

  it.each<ShipmentStatus>(['handed_over', 'in_transit', 'out_for_delivery'])(
    'are told of by mail and SMS one by one, the further ones first %s',
    async (status) => {
      const { who, orderId, id, line } = await brought('Packed');
      const texts = async (channel: 'email' | 'sms') => {
        const { db } = store.context;
        const rows = await db
          .select({ subject: outboxMessages.subject, text: outboxMessages.text })
          .from(outboxMessages)
          .where(
            and(
              eq(outboxMessages.kind, 'order_shipped'),
              eq(outboxMessages.channel, channel),
              eq(outboxMessages.recipient, channel === 'email' ? who.email : who.mobile),
            ),
          )
          .orderBy(asc(outboxMessages.id));
        return rows.map(({ subject, text }) => subject ?? text);
      };
      await send(orderId, 1, 'split', { lines: [{ line_id: line, quantity: 1 }] });
      const { context } = store;
      const leave = (number: number, how: ShipmentStatus) =>
        inTransaction(context.db, async (db) => {
          const within = { ...context, db };
          const order = await lockOrder(within, id);
          const parcel = (await shipmentsOf(within, id)).find((one) => one.number === number);
          if (!parcel) throw new Error(`There is no parcel ${number}`);
          const report = { status: how, at: context.now(), source: 'courier' };
          const by = { courier: 'Blue Kite', trackingNumber: `BK${number}` };
          await reportLocked(within, order, parcel, report, by);
        });
      await leave(1, 'handed_over');
      await leave(2, status);
      await leave(2, 'attempt_failed');
      expect(await texts('email')).toEqual([
        `Parcel 1 of your order ${orderId} is on its way`,
        `Parcel 2 of your order ${orderId} is on its way`,
      ]);
      const [first, second, ...others] = await texts('sms');
      expect(others).toEqual([]);
      expect(first).toContain(`${orderId} (parcel 1) is on its way with Blue Kite. Tracking: BK1.`);
      expect(second).toContain(
        `${orderId} (parcel 2) is on its way with Blue Kite. Tracking: BK2.`,
      );
      const text = await mailTo(who.email, `Parcel 2 of your order ${orderId} is on its way`);
      expect(text).toContain('Tracking number: BK2');
      expect(text).not.toContain('BK1');
      expect(text).toContain('Please keep cash ready: ₹300 for parcel 2.');
      expect(text).not.toContain('follow');
    },
  );

  it('are told with their own parts where all leave at once', async () => {
    const { who, orderId, line } = await brought('Packed');
    await send(orderId, 1, 'split', { lines: [{ line_id: line, quantity: 1 }] });
    await staff.step(orderId, 'Shipped', { courier: 'Blue Kite' });
    const text = await mailTo(who.email, 'is on its way');
    expect(text).toContain('Please keep cash ready: ₹700 for parcel 1 and ₹300 for parcel 2.');
    expect(text).not.toContain('follow');
  });

  it('have a tracking number each where the order is handed over as a whole', async () => {
    const { who, orderId, line } = await brought('Packed');
    await send(orderId, 1, 'split', { lines: [{ line_id: line, quantity: 1 }] });
    const ship = (tracking_number: string) =>
      store.call('POST', '/staff/orders/steps/', {
        token: staff.token,
        body: {
          status: 'Shipped',
          courier: 'Blue Kite',
          order_ids: [orderId],
          tracking_numbers: [{ order_id: orderId, tracking_number }],
        },
      });
    for (const wrong of ['D1', 'D1, D1', 'D1, D2, D3']) {
      expect((await ship(wrong)).body['data']).toMatchObject([
        {
          is_done: false,
          message: `Order ${orderId} has 2 parcels: enter 2 tracking numbers, separated by commas`,
        },
      ]);
    }
    expect((await ship('D1, D2')).body['data']).toMatchObject([{ is_done: true }]);
    const { shipments: parcels, tracking_number } = await read(orderId);
    expect(parcels?.map((one) => one.tracking_number)).toEqual(['D1', 'D2']);
    expect(tracking_number).toBe('D1, D2');
    const text = await mailTo(who.email, `Your order ${orderId} is on its way`);
    expect(text).toContain('Parcel 1: Blue Kite, D1\nParcel 2: Blue Kite, D2');
  });

  it('cannot be split once one has left', async () => {
    const { orderId, line } = await brought('Shipped');
    const answer = await send(orderId, 1, 'split', { lines: [{ line_id: line, quantity: 1 }] });
    expect([answer.status, answer.body['message']]).toEqual([
      409,
      `Order ${orderId} is Shipped: only packed parcels without a booking can be split`,
    ]);
  });

  it('make the order Delivered when the last has ended, and only what arrived is paid', async () => {
    const { who, orderId, id, line, product } = await brought('Packed');
    await send(orderId, 1, 'split', { lines: [{ line_id: line, quantity: 1 }] });
    const before = await fixture.stockOf(product.id);
    await staff.step(orderId, 'Shipped', { courier: 'Blue Kite' });
    await send(orderId, 1, 'report', { status: 'delivered' });
    expect((await fixture.detail(who, orderId)).order_status).toBe('Shipped');
    await send(orderId, 2, 'report', { status: 'returning', note: 'Refused' });
    const early = await staff.step(orderId, 'Delivered');
    expect([early.status, early.body['message']]).toEqual([
      409,
      `Parcel 2 of order ${orderId} is on its way back`,
    ]);
    expect((await send(orderId, 2, 'settle', back(line, 1, 0))).status).toBe(200);
    expect((await fixture.detail(who, orderId)).order_status).toBe('Delivered');
    expect(await mailTo(who.email, `Part of your order ${orderId} has been delivered`)).toContain(
      'The rest couldn’t be delivered.',
    );
    expect(await creditNotes(id)).toEqual([{ amount: 30_000 }]);
    expect((await fixture.stockOf(product.id))?.stock).toBe((before?.stock ?? 0) + 1);

    const { body } = await store.call('GET', `/staff/orders/${orderId}/refunds/`, {
      token: staff.token,
    });
    expect(body['data']).toMatchObject({ paid: 700, refunded: 0, refundable_goods: 600 });
    const { product_info, ...order } = await fixture.detail(who, orderId);
    expect(product_info[0]?.returnable_quantity).toBe(2);
    expect(order).toMatchObject({ final_total: 1000, uncollected_amt: 300, refunds: [] });
  });
});

describe('a parcel that did not arrive', () => {
  it('is counted back by piece: nothing is paid, the invoice is credited, the order closed', async () => {
    const { who, orderId, id, line, product } = await brought('Shipped');
    const before = await fixture.stockOf(product.id);
    await send(orderId, 1, 'report', { status: 'returning', note: 'Refused' });
    const short = await send(orderId, 1, 'settle', back(line, 1, 1));
    expect([short.status, short.body['message']]).toEqual([
      400,
      expect.stringMatching(/^Count all 3 of /),
    ]);
    expect((await send(orderId, 1, 'settle', back(line, 2, 1))).status).toBe(200);

    expect(await fixture.detail(who, orderId)).toMatchObject({
      order_status: 'Cancelled',
      is_paid: false,
      cancel_reason: 'Refused at the door',
      shipments: [{ status: 'returned', cash_due: 0 }],
    });
    expect(await creditNotes(id)).toEqual([{ amount: 100_000 }]);
    expect((await orderRow(id))?.paidAt).toBeNull();
    expect(await fixture.stockOf(product.id)).toEqual({
      stock: (before?.stock ?? 0) + 2,
      sold: (before?.sold ?? 0) - 3,
    });
    expect(
      await store.context.db
        .select({ change: stockMovements.change })
        .from(stockMovements)
        .where(and(eq(stockMovements.orderId, id), eq(stockMovements.reason, 'returned'))),
    ).toEqual([{ change: 2 }]);
    expect(await mailTo(who.email, 'has been cancelled')).not.toMatch(/sorry|deducted/);
    const again = await send(orderId, 1, 'settle', back(line, 3, 0));
    expect([again.status, again.body['message']]).toEqual([
      409,
      `Parcel 1 of order ${orderId} is settled and can’t be marked as returned`,
    ]);
  });

  it('is counted once, however many press at the same time', async () => {
    const { orderId, id, line, product } = await brought('Shipped');
    const before = await fixture.stockOf(product.id);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => send(orderId, 1, 'settle', back(line, 3, 0))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await creditNotes(id)).toEqual([{ amount: 100_000 }]);
    expect((await fixture.stockOf(product.id))?.stock).toBe((before?.stock ?? 0) + 3);
  });

  it('is given up when it is lost, and refunded where it was paid', async () => {
    const { orderId, id, product } = await brought('Shipped');
    const before = await fixture.stockOf(product.id);
    const lost = { outcome: 'lost', reason: 'Lost by the courier' };
    expect((await send(orderId, 1, 'settle', lost)).status).toBe(409);
    await send(orderId, 1, 'report', { status: 'lost' });
    expect((await send(orderId, 1, 'settle', lost)).status).toBe(200);
    const [entry] = await store.context.db
      .select({ before: auditEntries.before, after: auditEntries.after })
      .from(auditEntries)
      .where(
        and(eq(auditEntries.action, 'parcel.settle'), eq(auditEntries.subject, `order:${id}`)),
      );
    expect(entry).toMatchObject({ before: { status: 'lost' }, after: { status: 'lost' } });
    expect((await orderRow(id))?.status).toBe('Cancelled');
    expect(await creditNotes(id)).toEqual([{ amount: 100_000 }]);
    expect(await fixture.stockOf(product.id)).toEqual({
      stock: before?.stock,
      sold: (before?.sold ?? 0) - 3,
    });
    expect((await send(orderId, 1, 'report', { status: 'delivered' })).status).toBe(409);
  });

  /** The same, paid online. */
  async function paidOrder() {
    const made = await brought('Shipped');
    await store.context.db
      .update(orders)
      .set({ payType: 'Online Payment', paidAt: store.context.now() })
      .where(eq(orders.id, made.id));
    await store.context.db
      .update(shipments)
      .set({ cashDue: 0 })
      .where(eq(shipments.orderId, made.id));
    await store.context.db.insert(payments).values({
      txnId: `txn ${made.orderId}`,
      purpose: 'order',
      orderId: made.id,
      provider: 'sandbox',
      amount: 100_000,
      status: 'paid',
    });
    await send(made.orderId, 1, 'report', { status: 'lost' });
    return made;
  }
  const findRefunds = (id: number) =>
    store.context.db
      .select({ amount: refunds.amount })
      .from(refunds)
      .where(eq(refunds.orderId, id));

  it.each([
    [false, 1_000],
    [true, 900],
  ])('of a paid order, delivery fee kept: %s, refunds ₹%i, as it was shown', async (keeps, sum) => {
    const { who, orderId, id } = await paidOrder();
    const [parcel] = (await read(orderId)).parcels;
    expect(parcel).toMatchObject({
      refund: { total: 1_000, to_source: 1_000 },
      refund_without_fee: { total: 900, to_source: 900 },
    });
    const settle = (refund_amount: number) =>
      send(orderId, 1, 'settle', {
        outcome: 'lost',
        reason: 'Lost by the courier',
        keeps_delivery_fee: keeps,
        refund_amount,
      });
    const other = await settle(sum - 1);
    expect([other.status, other.body['code'], other.body['refund']]).toEqual([
      409,
      'totals_changed',
      sum,
    ]);
    expect(await findRefunds(id)).toEqual([]);
    expect((await settle(sum)).status).toBe(200);
    expect(await findRefunds(id)).toEqual([{ amount: sum * 100 }]);
    expect(await creditNotes(id)).toEqual([{ amount: sum * 100 }]);
    const text = await mailTo(who.email, 'has been cancelled');
    expect(text).toContain(`We’re sorry, but we’ve had to cancel your order ${orderId}.`);
    expect(text.includes('We’ve deducted the delivery fee of ₹100.')).toBe(keeps);
  });

  it('of a cash order has nothing to refund and no fee to choose', async () => {
    const { orderId } = await brought('Shipped');
    await send(orderId, 1, 'report', { status: 'lost' });
    expect((await read(orderId)).parcels[0]).toMatchObject({
      refund: { total: 0 },
      refund_without_fee: null,
    });
  });

  it('stands beside the next order of the customer', async () => {
    const { who, orderId, line, product } = await brought('Shipped');
    const { customer: before } = await read(orderId);
    await send(orderId, 1, 'settle', back(line, 3, 0));
    await fixture.fill(who, product.id, 3);
    const { body } = await fixture.place(who, who.payload);
    const next = await read(String(body['order_id']));
    expect(next.customer).toMatchObject({
      cash_parcels: before.cash_parcels + 1,
      cash_refused: before.cash_refused + 1,
    });
  });
});

describe('payment in advance', () => {
  const limit = (cash_refusals: number) =>
    store.context.db
      .insert(settings)
      .values({ name: 'cash_refusals', value: cash_refusals })
      .onConflictDoUpdate({ target: settings.name, set: { value: cash_refusals } });
  afterEach(() => limit(0));
  const cashObstacle = async ({
    token,
    payload,
  }: {
    token: string;
    payload: Record<string, unknown>;
  }) => {
    const path = `/order-quote/?address1=${String(payload['address1'])}`;
    const { body } = await store.call('GET', path, { token });
    return (await quoteOrder.answer.validate(body, { strict: true })).data.cash_obstacle;
  };

  it('is asked for after so many refusals, and then no cash order is made', async () => {
    const { who, orderId, line, product } = await brought('Shipped');
    await send(orderId, 1, 'settle', back(line, 3, 0));
    const { customer } = await read(orderId);
    await fixture.fill(who, product.id, 3);
    await limit(customer.cash_refused);
    expect(await cashObstacle(who)).toBe(
      'not available, because earlier orders were returned unpaid',
    );
    const refused = await fixture.place(who, who.payload);
    expect([refused.status, refused.body['message']]).toEqual([
      409,
      'Cash on Delivery is not available, because earlier orders were returned unpaid. Pay online instead.',
    ]);
    expect(await fixture.ordersOf(who)).toHaveLength(1);
    await limit(customer.cash_refused + 1);
    expect(await cashObstacle(who)).toBeNull();
    expect((await fixture.place(who, who.payload)).status).toBe(201);
  });

  it('is not asked of the owner of a number to which others have refused', async () => {
    const { orderId, line } = await brought('Shipped');
    await send(orderId, 1, 'settle', back(line, 3, 0));
    await limit(1);
    const other = await brought('Packed').catch((error: unknown) => error);
    expect(other).toBeInstanceOf(Error);
    const product = await makeProduct(store);
    const owner = await fixture.buyer(product.id);
    const { db } = store.context;
    const mobile = '+919000000099';
    await db.update(customers).set({ mobile }).where(eq(customers.id, owner.customerId));
    expect((await fixture.place(owner, owner.payload)).status).toBe(201);
    const free = { mobile: `+91${String(9_300_000_000 + owner.customerId)}` };
    await db.update(customers).set(free).where(eq(customers.id, owner.customerId));
  });

  it('is asked for in a new account too, where the one that refused was closed', async () => {
    const { who, orderId, line, product } = await brought('Shipped');
    await send(orderId, 1, 'settle', back(line, 3, 0));
    const next = await fixture.buyer(product.id, { quantity: 3 });
    await store.context.db
      .update(customers)
      .set({ mobile: '+919000000099' })
      .where(eq(customers.id, next.customerId));
    await limit(1);
    expect(await cashObstacle(next)).toBeNull();
    await store.call('POST', '/user/deactivate/', { token: who.token });
    expect(await cashObstacle(next)).toContain('returned unpaid');
    expect((await fixture.place(next, next.payload)).status).toBe(409);
  });
});

describe('what was said about a parcel', () => {
  it('is kept for staff, also what came too late to move it', async () => {
    const { orderId, id } = await brought('Shipped');
    await send(orderId, 1, 'report', { status: 'out_for_delivery', note: 'On the van' });
    const answer = await send(orderId, 1, 'report', { status: 'in_transit' });
    expect([answer.status, answer.body['parcel_status']]).toEqual([409, 'out_for_delivery']);
    const { parcels } = await read(orderId);
    expect(parcels[0]?.reports.map(({ status, note }) => [status, note])).toEqual([
      ['packed', ''],
      ['handed_over', ''],
      ['out_for_delivery', 'On the van'],
    ]);
    const events = await store.context.db
      .select({ hasMoved: shipmentEvents.hasMoved })
      .from(shipmentEvents)
      .innerJoin(shipments, eq(shipments.id, shipmentEvents.shipmentId))
      .where(eq(shipments.orderId, id));
    expect(events).toHaveLength(3);
  });
});
