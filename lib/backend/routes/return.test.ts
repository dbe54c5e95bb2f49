import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { returnOrder } from '../../contract/order-change.ts';
import { orders } from '../db/schema/order.ts';
import { outboxMessages } from '../db/schema/running.ts';
import { parseOrderId } from '../services/order/order-id.ts';
import { testNow } from '../testing/clock.ts';
import { makeCoupon } from '../testing/make-coupon.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { makeProduct } from '../testing/make-product.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { changeShopSettings } from '../testing/change-shop-settings.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { watchWebhookEvents } from '../testing/webhook-events.ts';

let store: TestStore;
let fixture: ReturnType<typeof orderFixture>;
let staff: Awaited<ReturnType<typeof staffFixture>>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = orderFixture(store);
  staff = await staffFixture(store);
});
afterEach(() => store.setNow(testNow));
afterAll(() => store.close());

interface ReturnRequest {
  reason?: string;
  items?: { id: number; quantity: number }[];
}

const ask = ({ token }: { token: string }, orderId: string, body: ReturnRequest) =>
  store.call('POST', `/orders/${orderId}/return/`, { token, body });

/** An order of three pieces, delivered at the test's noon. */
async function delivered(quantity = 3, more: Parameters<typeof makeProduct>[1] = {}) {
  const product = await makeProduct(store, { stock: 10, ...more });
  const who = await fixture.buyer(product.id, { quantity });
  const { body } = await fixture.place(who, who.payload);
  const orderId = String(body['order_id']);
  await staff.bring(orderId, 'Delivered');
  const { product_info } = await fixture.detail(who, orderId);
  const line = product_info[0]?.id ?? 0;
  return {
    who,
    product,
    orderId,
    line,
    returnRequest: returnRequestFor(line),
    id: parseOrderId(orderId) ?? 0,
  };
}

const returnRequestFor = (id: number, reason = 'Not what I expected', quantity = 2) => ({
  reason,
  items: [{ id, quantity }],
});

const form = (returnRequest: ReturnRequest, pictures: Blob[]) => {
  const body = new FormData();
  body.set('reason', returnRequest.reason ?? '');
  body.set('items', JSON.stringify(returnRequest.items));
  for (const picture of pictures) body.append('pictures', picture, 'picture.png');
  return body;
};

const askByForm = async ({ token }: { token: string }, orderId: string, body: FormData) => {
  const answer = await store.app.request(`/orders/${orderId}/return/`, {
    method: 'POST',
    headers: { 'company-id': '33', authorization: `token ${token}` },
    body,
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

const picture = async () =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 32, height: 24, channels: 3, background: '#a2422a' } })
        .png()
        .toBuffer(),
    ),
  ]);

describe('the days for returns', () => {
  it('are those of the shop when the order was placed', async () => {
    const { token } = await staffFixture(store, ['settings']);
    const day = 24 * 60 * 60 * 1000;
    const set = (replacement_days: number, return_days: number) =>
      changeShopSettings(store, token, { replacement_days, return_days });
    try {
      expect((await set(0, 0)).status).toBe(400);
      expect((await set(2, 0)).status).toBe(200);
      const short = await delivered();
      const { return_until, replacement_until } = await fixture.detail(short.who, short.orderId);
      expect({ return_until, replacement_until }).toEqual({
        return_until: null,
        replacement_until: '2026-11-20',
      });
      const refused = await ask(short.who, short.orderId, short.returnRequest);
      expect(refused.status).toBe(409);
      expect(refused.body['message']).toBe(
        'Only damaged, wrong or expired items can be returned. The last day for this order was 20 November 2026.',
      );
      expect((await set(10, 30)).status).toBe(200);
      const long = await delivered();
      store.setNow(new Date(testNow.getTime() + 20 * day));
      expect((await ask(long.who, long.orderId, long.returnRequest)).status).toBe(200);
      const late = returnRequestFor(short.line, 'Damaged on arrival');
      expect((await ask(short.who, short.orderId, late)).status).toBe(409);
    } finally {
      store.setNow(testNow);
      await set(5, 15);
    }
  });
});

describe('goods that cannot be returned', () => {
  const path = (id: number) => `/staff/categories/${id}/`;

  async function setRule(id: number, is_returnable: boolean | null) {
    const { token } = await staffFixture(store, ['catalogue']);
    const { body } = await store.call('GET', path(id), { token });
    const category = body['data'] as Record<string, unknown>;
    const answer = await store.call('PATCH', path(id), {
      token,
      body: { ...category, is_returnable },
    });
    expect(answer.status).toBe(200);
    return String(category['name']);
  }

  const readPage = async (id: number) => {
    const { body } = await store.call('GET', `/web/single/product/${id}/`);
    return body['data'] as { is_returnable: boolean };
  };
  const policy = async () =>
    JSON.stringify((await store.call('GET', '/text-pages/return-and-refund-policy/')).body);

  it('are named by their category on page, cart and policy, and kept by what was ordered', async () => {
    const before = await delivered();
    const { categoryId } = before.product;
    expect(await readPage(before.product.id)).toMatchObject({ is_returnable: true });
    const name = await setRule(categoryId, false);
    try {
      expect(await readPage(before.product.id)).toMatchObject({ is_returnable: false });
      const { token } = await staffFixture(store, ['catalogue']);
      const own = await store.call('GET', `/staff/products/${before.product.id}/`, { token });
      expect(own.body['data']).toMatchObject({ is_returnable: null });
      expect(await policy()).toContain(name);
      const { who, product, orderId, line, returnRequest } = await delivered(3, {
        categoryId,
        categoryLevel1: categoryId,
      });
      await setRule(categoryId, null);
      expect(await readPage(product.id)).toMatchObject({ is_returnable: true });
      const detail = await fixture.detail(who, orderId);
      expect(detail).toMatchObject({ return_until: null, replacement_until: '2026-11-23' });
      expect(detail.product_info[0]?.is_returnable).toBe(false);
      const refused = await ask(who, orderId, returnRequest);
      expect(refused.status).toBe(400);
      expect(refused.body['errors']).toEqual({
        items: [
          expect.stringMatching(/can’t be returned\. If damaged, wrong or expired, choose that/),
        ],
      });
      expect((await ask(who, orderId, returnRequestFor(line, 'Expired item'))).status).toBe(200);
      expect((await ask(before.who, before.orderId, before.returnRequest)).status).toBe(200);
    } finally {
      await setRule(categoryId, null);
    }
  });

  it('are those of a product whose own rule differs from its category', async () => {
    const { token } = await staffFixture(store, ['catalogue']);
    const set = async (id: number, is_returnable: boolean | null) => {
      const own = `/staff/products/${id}/`;
      const { body } = await store.call('GET', own, { token });
      const { version } = body['data'] as { version: number };
      const answer = await store.call('PATCH', own, { token, body: { version, is_returnable } });
      expect(answer.status).toBe(200);
    };
    const [opened, sealed] = [await makeProduct(store), await makeProduct(store)];
    await set(opened.id, false);
    await setRule(sealed.categoryId, false);
    try {
      await set(sealed.id, true);
      expect(await readPage(sealed.id)).toMatchObject({ is_returnable: true });
      await setRule(sealed.categoryId, true);
      expect(await readPage(opened.id)).toMatchObject({ is_returnable: false });
      const who = await fixture.buyer(opened.id, { quantity: 1 });
      await fixture.fill(who, sealed.id);
      const cart = await store.call('GET', '/cart/', { token: who.token });
      const lines = cart.body['data'] as { product_id: number; is_returnable: boolean }[];
      expect(lines.map(({ is_returnable }) => is_returnable)).toEqual([false, true]);
    } finally {
      await setRule(sealed.categoryId, null);
    }
  });

  it('are left out of what the mail of the delivery promises', async () => {
    const { categoryId } = await makeProduct(store);
    await setRule(categoryId, false);
    try {
      const { orderId } = await delivered(1, { categoryId, categoryLevel1: categoryId });
      const [mail] = await store.context.db
        .select()
        .from(outboxMessages)
        .where(eq(outboxMessages.subject, `Your order ${orderId} has been delivered`));
      expect(mail?.text).toContain('wrong or expired?');
      expect(mail?.text).not.toContain('anything else');
    } finally {
      await setRule(categoryId, null);
    }
  });
});

describe('asking for goods to be taken back', () => {
  it('refuses a caller who is not logged in', async () => {
    const { orderId, returnRequest } = await delivered();
    const path = `/orders/${orderId}/return/`;
    expect((await store.call('POST', path, { body: returnRequest })).status).toBe(401);
  });

  it("refuses another customer's order", async () => {
    const { who, orderId, returnRequest } = await delivered();
    const answer = await ask(await makeCustomer(store), orderId, returnRequest);
    expect([answer.status, answer.body['message']]).toEqual([404, 'Order not found']);
    expect((await fixture.detail(who, orderId)).returns).toEqual([]);
  });

  it('is written down with what it is about', async () => {
    const { who, orderId, line, returnRequest } = await delivered();
    const { status, body } = await ask(who, orderId, returnRequest);
    expect(status).toBe(200);
    const { data } = await returnOrder.answer.validate(body, { strict: true });
    expect(data).toMatchObject({
      order_status: 'Return Requested',
      return_until: null,
      returns: [
        {
          reason: 'Not what I expected',
          status: 'requested',
          items: [{ id: line, quantity: 2 }],
          pictures: [],
        },
      ],
    });
    expect(data.product_info[0]?.returnable_quantity).toBe(1);
    expect(data.timeline.at(-1)?.status).toBe('Return Requested');
  });

  it('takes no more than was bought, nothing of another order, and each item only once', async () => {
    const { who, orderId, line } = await delivered();
    const other = await delivered();
    const refusals: [ReturnRequest, string][] = [
      [returnRequestFor(line, 'x', 4), 'You can return at most 3 of'],
      [returnRequestFor(other.line), 'not part of the order'],
      [{ reason: 'x', items: [] }, 'Choose the items to return'],
      [{ reason: 'x' }, 'Choose the items to return'],
      [returnRequestFor(line, 'x', 0), 'greater than 0'],
      [
        { reason: 'x', items: [...returnRequestFor(line).items, ...returnRequestFor(line).items] },
        'each item only once',
      ],
      [returnRequestFor(line, ' '), 'Tell us why'],
    ];
    for (const [returnRequest, message] of refusals) {
      const answer = await ask(who, orderId, returnRequest);
      expect(answer.status).toBe(400);
      expect(answer.body['message']).toContain(message);
    }
    expect((await fixture.detail(who, orderId)).order_status).toBe('Delivered');
  });

  it.each([
    { reason: ['x'], items: [{ id: 1, quantity: 1 }] },
    { reason: { a: 1 }, items: {} },
    { reason: 'x', items: [null] },
    { reason: 'x', items: [1] },
    { reason: 'x', items: 'null' },
  ])('takes nothing that is not shaped like it: %j', async (body) => {
    const { who, orderId } = await delivered();
    const path = `/orders/${orderId}/return/`;
    expect((await store.call('POST', path, { token: who.token, body })).status).toBe(400);
  });

  it.each([
    ['Damaged item', '2026-11-23T23:59:59+05:30', 200],
    ['Damaged item', '2026-11-24T00:00:00+05:30', 409],
    ['wrong goods came', '2026-11-24T00:00:00+05:30', 409],
    ['EXPIRED', '2026-11-24T00:00:00+05:30', 409],
    ['Not what I expected', '2026-12-03T23:59:59+05:30', 200],
    ['Not what I expected', '2026-12-04T00:00:00+05:30', 409],
  ])('because of "%s" at %s answers %i', async (reason, moment, status) => {
    const { who, orderId, line } = await delivered();
    // The session must be valid, independent of the store's clock.
    store.setNow(new Date(moment));
    const answer = await ask(who, orderId, returnRequestFor(line, reason));
    expect(answer.status).toBe(status);
    if (status === 409) expect(answer.body['message']).toMatch(/November 2026|December 2026/);
  });

  it('has to wait for the delivery', async () => {
    const product = await makeProduct(store);
    const who = await fixture.buyer(product.id);
    const { body } = await fixture.place(who, who.payload);
    const orderId = String(body['order_id']);
    const [line] = (await fixture.detail(who, orderId)).product_info;
    await staff.bring(orderId, 'Shipped');
    const answer = await ask(who, orderId, returnRequestFor(line?.id ?? 0, 'x', 1));
    expect([answer.status, answer.body['message']]).toEqual([
      409,
      `Order ${orderId} can be returned once it has been delivered`,
    ]);
  });

  it('counts once of ten at the same time', async () => {
    const { who, orderId, returnRequest } = await delivered();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask(who, orderId, returnRequest)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect((await fixture.detail(who, orderId)).returns).toHaveLength(1);
  });

  it('may show up to four pictures, which anyone with their address can see', async () => {
    const { who, orderId, returnRequest } = await delivered();
    const four = await Promise.all([1, 2, 3, 4].map(picture));
    const { status } = await askByForm(who, orderId, form(returnRequest, four));
    expect(status).toBe(200);
    const { pictures } = (await fixture.detail(who, orderId)).returns[0] ?? { pictures: [] };
    expect(pictures).toHaveLength(4);
    const shown = await store.app.request(pictures[0] ?? '', { headers: { 'company-id': '33' } });
    expect(shown.headers.get('content-type')).toBe('image/webp');
  });

  it('refuses a fifth picture, and what is none', async () => {
    const { who, orderId, returnRequest } = await delivered();
    const five = await Promise.all([1, 2, 3, 4, 5].map(picture));
    expect((await askByForm(who, orderId, form(returnRequest, five))).status).toBe(400);
    const text = await askByForm(who, orderId, form(returnRequest, [new Blob(['no picture'])]));
    expect(text.status).toBe(415);
    expect((await fixture.detail(who, orderId)).order_status).toBe('Delivered');
  });
});

describe('what comes back', () => {
  const closingMail = async (orderId: string) => {
    const [mail] = await store.context.db
      .select({ text: outboxMessages.text })
      .from(outboxMessages)
      .where(eq(outboxMessages.subject, `Your return for order ${orderId} is complete`));
    return mail?.text;
  };

  it('goes back into stock where nothing was wrong with it', async () => {
    const { who, product, orderId, returnRequest } = await delivered();
    await ask(who, orderId, returnRequest);
    expect((await staff.step(orderId, 'Returned')).status).toBe(200);
    expect((await staff.step(orderId, 'Returned')).status).toBe(409);
    expect(await fixture.stockOf(product.id)).toEqual({ stock: 9, sold: 3 });
    expect((await fixture.detail(who, orderId)).returns[0]?.status).toBe('received');
    expect((await staff.step(orderId, 'Refunded')).status).toBe(200);
    expect((await fixture.detail(who, orderId)).returns[0]?.status).toBe('settled');
    // Paid in cash: the customer is asked where the refund goes.
    expect(await closingMail(orderId)).not.toContain('anything else');
  });

  it.each([
    ['Damaged item', undefined, 7],
    ['Damaged item', true, 9],
    ['Not what I expected', false, 7],
  ])('"%s", sellable %s: leaves %i on sale', async (reason, is_sellable, stock) => {
    const { who, product, orderId, line } = await delivered();
    await ask(who, orderId, returnRequestFor(line, reason));
    await staff.step(orderId, 'Returned', { is_sellable });
    expect(await fixture.stockOf(product.id)).toMatchObject({ stock });
  });

  it('is refunded by its share of the price, once it is settled, where it was paid online', async () => {
    const { db } = store.context;
    const { who, orderId, returnRequest, id } = await delivered();
    await db.update(orders).set({ payType: 'Online Payment' }).where(eq(orders.id, id));
    await db.execute(sql`insert into payments (txn_id, purpose, order_id, provider, amount, status)
      values (${`txn ${orderId}`}, 'order', ${id}, 'sandbox', 100000, 'paid')`);
    await ask(who, orderId, returnRequest);
    await staff.step(orderId, 'Returned');
    const refundQuery = sql`select amount, status from refunds where order_id = ${id}`;
    expect((await db.execute(refundQuery)).rows).toEqual([]);
    const seen = await store.call('GET', `/staff/orders/${orderId}/`, { token: staff.token });
    expect(seen.body['data']).toMatchObject({
      return_refund: { total: 600, to_source: 600 },
      cancel_refund: null,
    });
    expect((await staff.step(orderId, 'Refunded', { refund_amount: 599 })).status).toBe(409);
    expect((await db.execute(refundQuery)).rows).toEqual([]);
    expect((await staff.step(orderId, 'Refunded', { refund_amount: 600 })).status).toBe(200);
    expect((await db.execute(refundQuery)).rows).toEqual([{ amount: 60_000, status: 'requested' }]);
    const [note] = (await fixture.detail(who, orderId)).credit_notes;
    expect(note?.amount).toBe(600);
    expect(await closingMail(orderId)).toContain('You don’t need to do anything else.');
  });

  it('leaves an order Delivered while a part of it is kept, and makes it Refunded with the last', async () => {
    const { who, orderId, line } = await delivered();
    const settle = async (quantity: number) => {
      const items = [{ id: line, quantity }];
      await ask(who, orderId, { reason: 'Not what I expected', items });
      await staff.step(orderId, 'Returned');
      const answer = await staff.step(orderId, 'Refunded');
      expect(answer.status).toBe(200);
      return (await fixture.detail(who, orderId)).order_status;
    };
    const events = await watchWebhookEvents(store, orderId);
    expect(await settle(1)).toBe('Delivered');
    const arrived = await store.context.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.subject, `Your order ${orderId} has been delivered`));
    expect(arrived).toHaveLength(1);
    expect(await settle(2)).toBe('Refunded');
    const steps = ['order.return_requested', 'order.returned', 'order.refunded'];
    expect(await events()).toEqual([...steps, ...steps]);
  });

  it.each([
    ['with everything', true, 'Refunded'],
    ['with all that cost something', false, 'Refunded'],
  ])('makes an order with a free row Refunded %s', async (_, isFreeRowBack, end) => {
    const free = await makeProduct(store);
    const paid = await makeProduct(store);
    const { code } = await makeCoupon(store, { percent: 100, productId: free.id });
    const who = await fixture.buyer(paid.id, { quantity: 3 });
    await fixture.fill(who, free.id);
    await store.call('GET', `/validate-voucher-code/?voucher_code=${code}`, { token: who.token });
    const { body } = await fixture.place(who, { ...who.payload, amount: 1_000, udf4: code });
    const orderId = String(body['order_id']);
    await staff.bring(orderId, 'Delivered');
    const { product_info } = await fixture.detail(who, orderId);
    const items = product_info
      .filter(({ quantity }) => isFreeRowBack || quantity === 3)
      .map(({ id, quantity }) => ({ id, quantity }));
    await ask(who, orderId, { reason: 'Not what I expected', items });
    await staff.step(orderId, 'Returned');
    await staff.step(orderId, 'Refunded');
    expect((await fixture.detail(who, orderId)).order_status).toBe(end);
  });

  it.each([
    ['is refused', 'Not what I expected', ['order.return_requested']],
    ['is replaced', 'Damaged item', ['order.return_requested', 'order.returned']],
  ])('tells webhooks of no delivery nor refund where it %s', async (end, reason, expected) => {
    const { who, orderId, line } = await delivered();
    const events = await watchWebhookEvents(store, orderId);
    await ask(who, orderId, returnRequestFor(line, reason));
    if (end === 'is refused') {
      await store.call('POST', `/staff/orders/${orderId}/return-decision/`, {
        token: staff.token,
        body: { is_accepted: false, note: 'Opened' },
      });
    } else for (const step of ['Returned', 'Refunded'] as const) await staff.step(orderId, step);
    expect((await fixture.detail(who, orderId)).order_status).toBe('Delivered');
    expect(await events()).toEqual(expected);
  });
});
