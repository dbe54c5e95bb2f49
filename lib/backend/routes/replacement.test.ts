import { eq } from 'drizzle-orm';
import { orders } from '../db/schema/order.ts';
import { outboxMessages } from '../db/schema/running.ts';
import { parseOrderId } from '../services/order/order-id.ts';
import { editFixture } from '../testing/edit-fixture.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: ReturnType<typeof orderFixture>;
let staff: Awaited<ReturnType<typeof staffFixture>>;
let edits: ReturnType<typeof editFixture>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = orderFixture(store);
  staff = await staffFixture(store, ['orders']);
  edits = editFixture(store, staff.token);
});
afterAll(() => store.close());

const post = (orderId: string, path: string, body: object, token = staff.token) =>
  store.call('POST', `/staff/orders/${orderId}/${path}/`, { token, body });

/** A delivered order of three pieces at ₹300. */
async function delivered(stock = 10) {
  const made = await fixture.ordered({ quantity: 3, stock });
  await staff.bring(made.orderId, 'Delivered');
  const { product_info } = await fixture.detail(made.who, made.orderId);
  return { ...made, line: product_info[0]?.id ?? 0 };
}

async function requestReturn(reason: string, stock?: number) {
  const made = await delivered(stock);
  await store.call('POST', `/orders/${made.orderId}/return/`, {
    token: made.who.token,
    body: { reason, items: [{ id: made.line, quantity: 1 }] },
  });
  return made;
}

const replacementsOf = (orderId: string) =>
  store.context.db
    .select()
    .from(orders)
    .where(eq(orders.replacesId, parseOrderId(orderId) ?? 0));

describe('a replacement', () => {
  it('is an order without charge, with its own stock, parcel and end', async () => {
    const { who, orderId, product } = await requestReturn('Damaged: the jar leaks');
    expect((await post(orderId, 'return-decision', { is_accepted: true })).status).toBe(200);
    const [placed] = await replacementsOf(orderId);
    expect(placed).toMatchObject({
      status: 'Confirmed',
      total: 30_000,
      discount: 30_000,
      payable: 0,
      balanceDue: 0,
    });
    expect(await fixture.stockOf(product.id)).toMatchObject({ stock: 6 });

    // It is no further order of the customer.
    const seen = await store.call('GET', `/staff/orders/${orderId}/`, { token: staff.token });
    expect(seen.body['data']).toMatchObject({ customer: { order_count: 1 } });

    const first = await fixture.detail(who, orderId);
    const second = first.replacements?.[0] ?? '';
    expect(first.returns).toMatchObject([{ resolution: 'replacement', replacement: second }]);
    expect(await fixture.detail(who, second)).toMatchObject({
      replaces: orderId,
      is_changeable: false,
      final_total: 0,
      product_info: [{ product_id: product.id, quantity: 1 }],
    });
    for (const status of ['Packed', 'Shipped', 'Delivered'] as const) {
      expect((await staff.step(second, status)).status).toBe(200);
    }
    // Nothing is sold again: no number of the series is used for zero rupees.
    expect(await fixture.detail(who, second)).toMatchObject({ is_invoiced: false });
    expect(await fixture.detail(who, orderId)).toMatchObject({ is_invoiced: true });
    const offersInvoice = async (name: string) => {
      const [mail] = await store.context.db
        .select({ text: outboxMessages.text })
        .from(outboxMessages)
        .where(eq(outboxMessages.subject, `Your order ${name} is packed`));
      return mail?.text.includes('download the invoice');
    };
    expect([await offersInvoice(orderId), await offersInvoice(second)]).toEqual([true, false]);
  });

  it('leaves the money of the first order where it is, and is told of by its number', async () => {
    const { who, orderId } = await requestReturn('Wrong item');
    await post(orderId, 'return-decision', { is_accepted: true });
    const [second] = (await fixture.detail(who, orderId)).replacements ?? [];
    await staff.step(orderId, 'Returned');
    await staff.step(orderId, 'Refunded');
    const shown = await fixture.detail(who, orderId);
    expect(shown.credit_notes).toEqual([]);
    expect(shown.returns).toMatchObject([{ status: 'settled' }]);
    expect(await replacementsOf(orderId)).toHaveLength(1);
    const [mail] = await store.context.db
      .select({ body: outboxMessages.text })
      .from(outboxMessages)
      .where(eq(outboxMessages.subject, `Your return for order ${orderId} is approved`));
    expect(mail?.body).toContain(`We’re sending you a free replacement: order ${second}.`);
  });

  it('can be refused for the price instead, and the price for a replacement', async () => {
    const damaged = await requestReturn('Damaged item');
    await post(damaged.orderId, 'return-decision', { is_accepted: true, resolution: 'refund' });
    await staff.step(damaged.orderId, 'Returned');
    await staff.step(damaged.orderId, 'Refunded');
    expect(await replacementsOf(damaged.orderId)).toEqual([]);
    expect((await fixture.detail(damaged.who, damaged.orderId)).credit_notes).toMatchObject([
      { amount: 300 },
    ]);
    const unwanted = await requestReturn('No longer needed');
    const decision = { is_accepted: true, resolution: 'replacement' };
    await post(unwanted.orderId, 'return-decision', decision);
    expect(await replacementsOf(unwanted.orderId)).toHaveLength(1);
  });

  it('is refused, with nothing decided, when nothing is in stock', async () => {
    const { who, orderId } = await requestReturn('Damaged item', 3);
    const answer = await post(orderId, 'return-decision', { is_accepted: true });
    expect(answer).toMatchObject({
      status: 409,
      body: {
        message: 'There isn’t enough stock for a replacement. Refund it instead.',
      },
    });
    expect((await fixture.detail(who, orderId)).returns).toMatchObject([{ status: 'requested' }]);
    expect(await replacementsOf(orderId)).toEqual([]);
  });

  it('is placed once of four decisions at the same time', async () => {
    const { orderId } = await requestReturn('Damaged item');
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => post(orderId, 'return-decision', { is_accepted: true })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await replacementsOf(orderId)).toHaveLength(1);
  });

  it('can be replaced again, but its price was never paid', async () => {
    const { who, orderId } = await requestReturn('Damaged item');
    await post(orderId, 'return-decision', { is_accepted: true });
    const second = (await fixture.detail(who, orderId)).replacements?.[0] ?? '';
    for (const status of ['Packed', 'Shipped', 'Delivered'] as const) {
      await staff.step(second, status);
    }
    const line = (await fixture.detail(who, second)).product_info[0]?.id ?? 0;
    const body = { reason: 'Broken again', items: [{ id: line, quantity: 1 }] };
    const refund = await post(second, 'return', { ...body, resolution: 'refund' });
    expect(refund.body['message']).toBe(
      `Nothing was paid for these items. Refund them in order ${orderId}.`,
    );
    const again = await post(second, 'return', { ...body, resolution: 'replacement' });
    expect(again.status).toBe(200);
  });
});

describe('a replacement that never arrives', () => {
  const refund300 = { total: 300, by_hand: 300 };

  async function replaced() {
    const made = await requestReturn('Damaged item');
    await post(made.orderId, 'return-decision', { is_accepted: true });
    return {
      ...made,
      second: (await fixture.detail(made.who, made.orderId)).replacements?.[0] ?? '',
    };
  }

  async function lose(second: string) {
    await staff.step(second, 'Packed');
    await staff.step(second, 'Shipped');
    await post(second, 'parcels/1/report', { status: 'lost' });
    const given = await post(second, 'parcels/1/settle', { outcome: 'lost', reason: 'Lost' });
    expect(given.status).toBe(200);
  }

  it('is decided again, for another replacement or the price', async () => {
    const { who, orderId, second } = await replaced();
    await store.call('POST', `/orders/${second}/cancel/`, {
      token: who.token,
      body: { reason: 'Ordered by mistake' },
    });
    expect((await fixture.detail(who, orderId)).returns).toMatchObject([
      { status: 'requested', resolution: 'replacement', replacement: null },
    ]);
    const texts = await store.context.db
      .select({ channel: outboxMessages.channel, text: outboxMessages.text })
      .from(outboxMessages)
      .where(eq(outboxMessages.subject, `Your order ${second} has been cancelled`));
    expect(texts[0]?.text).toContain(`It was the free replacement for order ${orderId}.`);
    expect(texts[0]?.text).not.toContain('No payment');
    expect((await post(orderId, 'return-decision', { is_accepted: true })).status).toBe(200);
    const [, third = ''] = (await fixture.detail(who, orderId)).replacements ?? [];
    expect((await fixture.detail(who, orderId)).returns).toMatchObject([
      { status: 'accepted', resolution: 'replacement', replacement: third },
    ]);
    const decided = await store.context.db
      .select({ text: outboxMessages.text })
      .from(outboxMessages)
      .where(eq(outboxMessages.subject, `Your return for order ${orderId} is approved`));
    expect(decided.map(({ text }) => text)).toContainEqual(
      expect.stringContaining(`free replacement: order ${third}.`),
    );
    await staff.step(third, 'Cancelled', { note: 'Broken in the store' });
    await post(orderId, 'return-decision', { is_accepted: true, resolution: 'refund' });
    await staff.step(orderId, 'Returned');
    expect(await edits.staffOrder(orderId)).toMatchObject({ return_refund: refund300 });
  });

  it('is paid back, as shown, where the goods are back already', async () => {
    const { who, orderId, second } = await replaced();
    await staff.step(orderId, 'Returned');
    await lose(second);
    expect(await edits.staffOrder(orderId)).toMatchObject({
      order_status: 'Returned',
      returns: [{ status: 'received', resolution: 'replacement', replacement: null }],
      return_refund: refund300,
    });
    expect((await staff.step(orderId, 'Refunded', { refund_amount: 300 })).status).toBe(200);
    expect(await fixture.detail(who, orderId)).toMatchObject({
      credit_notes: [{ amount: 300 }],
      returns: [{ status: 'settled', resolution: 'refund', replacement: null }],
    });
  });

  it('opens the closed return again, to be paid back or replaced', async () => {
    const { who, orderId, second, product } = await replaced();
    await staff.step(orderId, 'Returned');
    await staff.step(orderId, 'Refunded');
    await lose(second);
    expect(await edits.staffOrder(orderId)).toMatchObject({
      order_status: 'Returned',
      return_refund: refund300,
    });
    const before = await fixture.stockOf(product.id);
    const again = { is_accepted: true, resolution: 'replacement' };
    const answers = await Promise.all([1, 2].map(() => post(orderId, 'return-decision', again)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await fixture.stockOf(product.id)).toMatchObject({ stock: (before?.stock ?? 0) - 1 });
    await staff.step(orderId, 'Refunded', { refund_amount: 0 });
    const shown = await fixture.detail(who, orderId);
    expect(shown).toMatchObject({ order_status: 'Delivered', credit_notes: [] });
    expect(shown.returns).toMatchObject([
      { status: 'settled', replacement: shown.replacements?.[1] },
    ]);
  });

  it('keeps its return open while another one of the order is declined', async () => {
    const { who, orderId, second, line } = await replaced();
    await staff.step(orderId, 'Returned');
    await staff.step(orderId, 'Refunded');
    await store.call('POST', `/orders/${orderId}/return/`, {
      token: who.token,
      body: { reason: 'No longer needed', items: [{ id: line, quantity: 1 }] },
    });
    await lose(second);
    await post(orderId, 'return-decision', { is_accepted: false, note: 'Used' });
    expect(await edits.staffOrder(orderId)).toMatchObject({
      order_status: 'Returned',
      return_refund: refund300,
    });
  });

  it('can lose one of its parcels', async () => {
    const made = await delivered();
    const items = [{ id: made.line, quantity: 2 }];
    await post(made.orderId, 'return', { reason: 'Broken', items, resolution: 'replacement' });
    const second = (await fixture.detail(made.who, made.orderId)).replacements?.[0] ?? '';
    await staff.step(second, 'Packed');
    const line = (await fixture.detail(made.who, second)).product_info[0]?.id ?? 0;
    await post(second, 'parcels/1/split', { lines: [{ line_id: line, quantity: 1 }] });
    await staff.step(second, 'Shipped');
    await post(second, 'parcels/1/report', { status: 'lost' });
    const given = await post(second, 'parcels/1/settle', { outcome: 'lost', reason: 'Lost' });
    expect(given.status).toBe(200);
  });
});

describe('a return that staff start', () => {
  it('refuses customers and staff of another area', async () => {
    const { who, orderId, line } = await delivered();
    const others = await staffFixture(store, ['catalogue']);
    const body = { reason: 'Called', items: [{ id: line, quantity: 1 }], resolution: 'refund' };
    for (const token of [who.token, others.token]) {
      expect((await post(orderId, 'return', body, token)).status).toBe(403);
    }
  });

  it('is accepted at once, also after the days of the customer', async () => {
    const { who, orderId, line } = await delivered();
    const now = store.context.now();
    store.setNow(new Date(now.getTime() + 20 * 24 * 60 * 60 * 1000));
    const body = { reason: 'Called', items: [{ id: line, quantity: 2 }], resolution: 'refund' };
    const answer = await post(orderId, 'return', body);
    store.setNow(now);
    expect(answer.status).toBe(200);
    expect(await edits.staffOrder(orderId)).toMatchObject({
      order_status: 'Return Requested',
      returns: [{ status: 'accepted', resolution: 'refund' }],
      return_decisions: [{ by: 'Test Shopper' }],
    });
    const subjects = await store.context.db
      .select({ subject: outboxMessages.subject })
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, who.email));
    expect(subjects.map(({ subject }) => subject)).toContain(
      `Your return for order ${orderId} is approved`,
    );
  });

  it('takes no more than was bought, of a delivered order alone', async () => {
    const { orderId, line } = await delivered();
    const of = (quantity: number) => ({
      reason: 'Called',
      items: [{ id: line, quantity }],
      resolution: 'refund',
    });
    expect((await post(orderId, 'return', of(4))).status).toBe(400);
    const under = await fixture.ordered();
    const stranger = await makeCustomer(store);
    expect((await post(under.orderId, 'return', of(1))).status).toBe(409);
    expect((await post(under.orderId, 'return', of(1), stranger.token)).status).toBe(403);
  });
});

describe('a refund before it is confirmed', () => {
  it('shows its amount and where it goes, and writes nothing', async () => {
    const { who, orderId, line } = await delivered();
    const body = { reason: 'Broken', lines: [{ line_id: line, quantity: 2 }] };
    const shown = await post(orderId, 'refund/preview', body);
    expect(shown.body).toMatchObject({
      data: { amount: 600, to_source: 0, to_gift_voucher: 0, by_hand: 600 },
    });
    expect((await fixture.detail(who, orderId)).credit_notes).toEqual([]);
    const much = await post(orderId, 'refund/preview', { reason: 'Broken', amount: 901 });
    expect(much.status).toBe(400);
    await post(orderId, 'refund', body);
    expect((await fixture.detail(who, orderId)).credit_notes).toMatchObject([{ amount: 600 }]);
  });
});
