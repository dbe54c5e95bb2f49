import { and, eq, sql } from 'drizzle-orm';
import { getStaffOrder } from '../../contract/staff-order-detail.ts';
import { stepOrders } from '../../contract/staff-order-work.ts';
import { orders } from '../db/schema/order.ts';
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

const order = (quantity = 2) => fixture.ordered({ quantity, stock: 10 });

const post = (path: string, body: unknown, method = 'POST') =>
  store.call(method, path, { token: staff.token, body });

const read = async (orderId: string) => {
  const answer = await store.call('GET', `/staff/orders/${orderId}/`, { token: staff.token });
  return (await getStaffOrder.answer.validate(answer.body, { strict: true })).data;
};

const subjectsTo = async ({ email }: Buyer) => {
  const mails = await store.context.db
    .select({ subject: outboxMessages.subject })
    .from(outboxMessages)
    .where(and(eq(outboxMessages.recipient, email), eq(outboxMessages.channel, 'email')))
    .orderBy(outboxMessages.id);
  return mails.map(({ subject }) => subject);
};

describe('an order, for staff', () => {
  it('comes with all that they need to pack it', async () => {
    const { orderId, product, who } = await order();
    await staff.step(orderId, 'Confirmed', { note: 'Called' });
    const shown = await read(orderId);
    expect(shown).toMatchObject({
      order_id: orderId,
      order_status: 'Confirmed',
      next_steps: ['Packed', 'Cancelled'],
      customer: { email: who.email, order_count: 1, spent: 600, is_elite: false },
      city: 'Mumbai',
      lines: [{ product_id: product.id, sku: product.sku, quantity: 2, stock_left: 8 }],
      notes: [],
      payments: [],
    });
    expect(shown.history).toMatchObject([
      { status: 'Pending', by: null },
      { status: 'Confirmed', note: 'Called', by: 'Test Shopper' },
    ]);
  });

  it('is not there under a number that was never given', async () => {
    for (const name of ['SO-999999', 'steps', '1']) {
      const path = `/staff/orders/${name}/`;
      expect((await store.call('GET', path, { token: staff.token })).status).toBe(404);
    }
  });
});

describe('many orders at once', () => {
  const steps = async (body: Record<string, unknown>) => {
    const answer = await post('/staff/orders/steps/', body);
    expect(answer.status).toBe(200);
    return (await stepOrders.answer.validate(answer.body, { strict: true })).data;
  };

  it('are each moved for itself, and those that can not be say why', async () => {
    const [a, b] = [await order(), await order()];
    await staff.step(b.orderId, 'Cancelled', { note: 'Changed their mind' });
    const order_ids = [a.orderId, b.orderId, 'SO-999999', 'x', a.orderId];
    const unknown = {
      is_done: false,
      order_status: null,
      is_invoiced: false,
      message: 'Order not found',
    };
    expect(await steps({ order_ids, status: 'Confirmed' })).toEqual([
      {
        order_id: a.orderId,
        is_done: true,
        order_status: 'Confirmed',
        is_invoiced: false,
        message: '',
      },
      {
        order_id: b.orderId,
        is_done: false,
        order_status: 'Cancelled',
        is_invoiced: false,
        message: expect.stringContaining('can’t be changed to Confirmed') as string,
      },
      { order_id: 'SO-999999', ...unknown },
      { order_id: 'x', ...unknown },
    ]);
  });

  it('get their invoices with Packed and a tracking number each with Shipped', async () => {
    const [a, b] = [await order(), await order()];
    const order_ids = [a.orderId, b.orderId];
    await steps({ order_ids, status: 'Confirmed' });
    await steps({ order_ids, status: 'Packed' });
    await steps({
      order_ids,
      status: 'Shipped',
      courier: 'Blue Kite',
      tracking_numbers: [{ order_id: b.orderId, tracking_number: 'BK 2' }],
    });
    expect([await read(a.orderId), await read(b.orderId)]).toMatchObject([
      { order_status: 'Shipped', is_invoiced: true, courier: 'Blue Kite', tracking_number: null },
      { order_status: 'Shipped', is_invoiced: true, courier: 'Blue Kite', tracking_number: 'BK2' },
    ]);
  });

  it('are shipped by the courier of each order, where it is another one', async () => {
    const [a, b, c] = [await order(), await order(), await order()];
    const order_ids = [a.orderId, b.orderId, c.orderId];
    await steps({ order_ids, status: 'Confirmed' });
    await steps({ order_ids, status: 'Packed' });
    await steps({
      order_ids,
      status: 'Shipped',
      courier: 'Blue Kite',
      tracking_numbers: [
        { order_id: b.orderId, courier: 'River Post', tracking_number: 'RP 7' },
        { order_id: c.orderId, courier: 'River Post' },
      ],
    });
    expect([await read(a.orderId), await read(b.orderId), await read(c.orderId)]).toMatchObject([
      { courier: 'Blue Kite', tracking_number: null },
      { courier: 'River Post', tracking_number: 'RP7' },
      { courier: 'River Post', tracking_number: null },
    ]);
  });

  it('are each moved once where two people press at the same time', async () => {
    const made = [await order(), await order(), await order()];
    const order_ids = made.map(({ orderId }) => orderId);
    const answers = await Promise.all([
      steps({ order_ids, status: 'Confirmed' }),
      steps({ order_ids: [...order_ids].reverse(), status: 'Confirmed' }),
    ]);
    expect(answers.flat().filter(({ is_done }) => is_done)).toHaveLength(3);
    for (const { orderId } of made) expect((await read(orderId)).history).toHaveLength(2);
  });

  it('are at least one and at most a hundred', async () => {
    const many = Array.from({ length: 101 }, (_, i) => `SO-${String(i + 1).padStart(6, '0')}`);
    for (const order_ids of [[], many, 'SO-000001', undefined, [null]]) {
      const answer = await post('/staff/orders/steps/', { order_ids, status: 'Confirmed' });
      expect(answer.status).toBe(400);
    }
  });
});

describe('what staff write down', () => {
  it('is never shown to the customer', async () => {
    const { who, orderId, id } = await order();
    const answer = await post(`/staff/orders/${orderId}/notes/`, { text: 'A secret of the shop' });
    expect(answer.status).toBe(201);
    expect((await read(orderId)).notes).toMatchObject([
      { text: 'A secret of the shop', by: 'Test Shopper', outcome: null },
    ]);
    await staff.step(orderId, 'Confirmed', { note: 'Another secret' });
    const seen = JSON.stringify(await fixture.detail(who, orderId));
    const own = await store.app.request('/user/own-data/', {
      headers: { 'company-id': '33', authorization: `token ${who.token}` },
    });
    expect(`${seen} ${await own.text()}`).not.toMatch(/secret/i);
    const [audit] = await store.context.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subject, `order:${id}`), eq(auditEntries.action, 'order.note')));
    expect(audit?.staffId).toBe(staff.customerId);
  });

  it('is something, and about an order that is there', async () => {
    const { orderId } = await order();
    expect((await post(`/staff/orders/${orderId}/notes/`, { text: '  ' })).status).toBe(400);
    expect((await post('/staff/orders/SO-999999/notes/', { text: 'x' })).status).toBe(404);
  });
});

describe('a call about cash on delivery', () => {
  const call = (orderId: string, outcome: string, text = '') =>
    post(`/staff/orders/${orderId}/calls/`, { outcome, text });

  it('that nobody answers leaves the order where it is, and is remembered', async () => {
    const { orderId } = await order();
    expect((await call(orderId, 'no_answer')).status).toBe(201);
    expect((await call(orderId, 'call_back', 'After six')).status).toBe(201);
    const shown = await read(orderId);
    expect(shown.order_status).toBe('Pending');
    expect(shown.notes.map(({ outcome }) => outcome)).toEqual(['no_answer', 'call_back']);
    const { body } = await store.call('GET', `/staff/orders/?search=${orderId}`, {
      token: staff.token,
    });
    expect(body['data']).toMatchObject([{ last_call: 'call_back', note_count: 2 }]);
  });

  it('confirms it, once of five at the same time', async () => {
    const { orderId } = await order();
    const answers = await Promise.all(Array.from({ length: 5 }, () => call(orderId, 'confirmed')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
    const { order_status, notes, history } = await read(orderId);
    expect([order_status, notes.length]).toEqual(['Confirmed', 1]);
    expect(history.at(-1)).toMatchObject({ note: 'Confirmed by phone', by: 'Test Shopper' });
  });

  it('cancels what is not wanted, with the reason, and gives the stock back', async () => {
    const { orderId, product, who } = await order();
    expect((await call(orderId, 'refused')).status).toBe(400);
    expect((await call(orderId, 'refused', 'Ordered by mistake')).status).toBe(201);
    expect(await fixture.detail(who, orderId)).toMatchObject({
      order_status: 'Cancelled',
      cancel_reason: 'Ordered by mistake',
    });
    expect((await fixture.stockOf(product.id))?.stock).toBe(10);
  });

  it('is none about what is paid online or has moved on', async () => {
    const { orderId, id } = await order();
    await store.context.db
      .update(orders)
      .set({ payType: 'Online Payment' })
      .where(eq(orders.id, id));
    expect((await call(orderId, 'confirmed')).status).toBe(409);
    expect((await read(orderId)).notes).toEqual([]);
  });
});

describe('courier and tracking number', () => {
  const change = (orderId: string, body: Record<string, unknown>) =>
    post(`/staff/orders/${orderId}/courier/`, body, 'PATCH');

  it('can be corrected once it is packed, and the customer hears where that is wanted', async () => {
    const { orderId, who, id } = await order();
    expect((await change(orderId, { courier: 'Blue Kite' })).status).toBe(409);
    await staff.bring(orderId, 'Shipped');
    expect((await change(orderId, { courier: 'Blue Kite' })).status).toBe(200);
    const shipment = { courier: 'Red Kite', tracking_number: 'RK 1', tells_customer: true };
    expect((await change(orderId, shipment)).status).toBe(200);
    expect(await fixture.detail(who, orderId)).toMatchObject({
      courier: 'Red Kite',
      tracking_number: 'RK1',
    });
    expect((await subjectsTo(who)).slice(-2)).toEqual([
      `Your order ${orderId} is on its way`,
      `New tracking details for your order ${orderId}`,
    ]);
    const changes = await store.context.db
      .select({ before: auditEntries.before })
      .from(auditEntries)
      .where(
        and(eq(auditEntries.subject, `order:${id}`), eq(auditEntries.action, 'order.courier')),
      );
    expect(changes).toHaveLength(2);
  });
});

describe('a return', () => {
  async function requestReturn() {
    const made = await order(3);
    await staff.bring(made.orderId, 'Delivered');
    const [line] = (await fixture.detail(made.who, made.orderId)).product_info;
    const ask = () =>
      store.call('POST', `/orders/${made.orderId}/return/`, {
        token: made.who.token,
        body: { reason: 'Not what I expected', items: [{ id: line?.id, quantity: 2 }] },
      });
    expect((await ask()).status).toBe(200);
    return { ...made, ask };
  }
  const decide = (orderId: string, is_accepted: boolean, note = '') =>
    post(`/staff/orders/${orderId}/return-decision/`, { is_accepted, note });

  it('that is accepted is picked up, and the customer hears of it', async () => {
    const { orderId, who } = await requestReturn();
    expect((await decide(orderId, true)).status).toBe(200);
    const shown = await read(orderId);
    expect(shown).toMatchObject({
      order_status: 'Return Requested',
      returns: [{ status: 'accepted' }],
      return_decisions: [{ by: 'Test Shopper', note: '' }],
    });
    expect((await subjectsTo(who)).at(-1)).toBe(`Your return for order ${orderId} is approved`);
    expect((await staff.step(orderId, 'Returned')).status).toBe(200);
  });

  it('that is refused leaves the order Delivered on its day, and can be asked for again', async () => {
    const { orderId, who, ask } = await requestReturn();
    expect((await decide(orderId, false)).status).toBe(400);
    const before = await fixture.detail(who, orderId);
    store.setNow(new Date('2026-11-20T12:00:00+05:30'));
    expect((await decide(orderId, false, 'The seal is broken')).status).toBe(200);
    const after = await fixture.detail(who, orderId);
    expect(after).toMatchObject({
      order_status: 'Delivered',
      delivery_date: before.delivery_date,
      returns: [{ status: 'refused', decision_note: 'The seal is broken' }],
    });
    expect(after.product_info[0]?.returnable_quantity).toBe(3);
    expect((await subjectsTo(who)).at(-1)).toBe(`Your return request for order ${orderId}`);
    expect((await ask()).status).toBe(200);
  });

  it('is decided on once of four at the same time', async () => {
    const { orderId } = await requestReturn();
    const answers = await Promise.all(
      [true, false, true, false].map((is) => decide(orderId, is, 'Because')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  });
});

describe('asking the gateway', () => {
  it('settles what has been paid there', async () => {
    const { orderId, id } = await order();
    await store.context.db
      .update(orders)
      .set({ payType: 'Online Payment' })
      .where(eq(orders.id, id));
    const none = await post(`/staff/orders/${orderId}/check-payments/`, {});
    expect([none.status, (await read(orderId)).order_status]).toEqual([200, 'Pending']);
    await store.context.db.execute(sql`
      insert into payments (txn_id, purpose, order_id, provider, amount)
      values (${`t-${id}`}, 'order', ${id}, 'sandbox', 70000)`);
    await store.context.db.execute(sql`
      insert into sandbox_payments (txn_id, reference, amount, currency, subject, product_info,
        buyer_name, return_url, status)
      values (${`t-${id}`}, ${`ref ${id}`}, 70000, 'INR', ${orderId}, 'x', 'x', 'x', 'paid')`);
    expect((await post(`/staff/orders/${orderId}/check-payments/`, {})).status).toBe(200);
    expect(await read(orderId)).toMatchObject({
      order_status: 'Confirmed',
      is_paid: true,
      payments: [{ status: 'paid' }],
    });
  });
});
