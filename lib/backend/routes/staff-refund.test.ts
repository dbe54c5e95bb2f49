import { eq, sql } from 'drizzle-orm';
import { listOrderRefunds, refundOrder } from '../../contract/staff-refund.ts';
import { invoices, type InvoiceDocument } from '../db/schema/invoice.ts';
import { auditEntries } from '../db/schema/running.ts';
import { parseOrderId } from '../services/order/order-id.ts';
import { payBack } from '../services/payment/pay-back.ts';
import { testNow } from '../testing/clock.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { makeGiftVoucher, voucherBalances } from '../testing/make-gift-voucher.ts';
import { makeProduct } from '../testing/make-product.ts';
import { paymentFixture } from '../testing/pay-fixture.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { watchWebhookEvents } from '../testing/webhook-events.ts';

let store: TestStore;
let fixture: ReturnType<typeof paymentFixture>;
let staff: Awaited<ReturnType<typeof staffFixture>>;
let pid: number;
beforeAll(async () => {
  store = await openTestStore();
  fixture = paymentFixture(store);
  staff = await staffFixture(store, ['orders']);
  pid = (await makeProduct(store)).id;
});
afterEach(() => store.setNow(testNow));
afterAll(() => store.close());

interface Open {
  token: string;
  orderId: string;
}

const refund = (orderId: string, body: object, token = staff.token, key?: string) =>
  store.call('POST', `/staff/orders/${orderId}/refund/`, {
    token,
    body: { reason: 'A jar was broken', ...body },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const readMoney = async (orderId: string) => {
  const { body } = await store.call('GET', `/staff/orders/${orderId}/refunds/`, {
    token: staff.token,
  });
  return (await listOrderRefunds.answer.validate(body, { strict: true })).data;
};
const creditNotes = async (orderId: string) => {
  const rows = await store.context.db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, parseOrderId(orderId) ?? 0))
    .orderBy(invoices.id);
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  return { invoice: of('invoice')[0]?.document, notes: of('credit_note') };
};
const firstLineId = async (order: Open) =>
  (await fixture.detail(order, order.orderId)).product_info[0]?.id ?? 0;

/** An order of three pieces at ₹300 and ₹100 for delivery, paid online and delivered. */
async function paidOnline(quantity = 3) {
  const open = await fixture.waiting(pid, quantity);
  await fixture.press(open.txnId, 'success');
  await fixture.send(open.paid);
  for (const status of ['Packed', 'Shipped', 'Delivered'] as const) {
    await staff.step(open.orderId, status);
  }
  return open;
}

async function paidInCash(quantity = 3): Promise<Open> {
  const who = await fixture.buyer(pid, { quantity });
  const { body } = await fixture.place(who, who.payload);
  const orderId = String(body['order_id']);
  await staff.bring(orderId, 'Delivered');
  return { token: who.token, orderId };
}

async function pdf(path: string, token?: string) {
  const answer = await store.app.request(path, {
    headers: { 'company-id': '33', ...(token && { authorization: `token ${token}` }) },
  });
  const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  return { status: answer.status, text, name: answer.headers.get('content-disposition') };
}

describe('refunding an order', () => {
  it('refuses a caller who is not logged in, a customer, and staff of another area', async () => {
    const order = await paidOnline(1);
    const others = await staffFixture(store, ['catalogue']);
    const path = `/staff/orders/${order.orderId}`;
    for (const [method, call] of [
      ['POST', 'refund/'],
      ['GET', 'refunds/'],
      ['GET', 'invoice-pdf/'],
    ] as const) {
      const ask = (token?: string) =>
        store.call(method, `${path}/${call}`, {
          ...(token && { token }),
          ...(method === 'POST' && { body: { amount: 1, reason: 'x' } }),
        });
      expect((await ask()).status).toBe(401);
      expect((await ask(order.token)).status).toBe(403);
      expect((await ask(others.token)).status).toBe(403);
    }
    expect((await readMoney(order.orderId)).refunded).toBe(0);
  });

  it('pays pieces back to where they were paid from, with a credit note that a job tells of', async () => {
    const order = await paidOnline();
    const events = await watchWebhookEvents(store, order.orderId);
    const lines = [{ line_id: await firstLineId(order), quantity: 1 }];
    const answer = await refund(order.orderId, { lines });
    expect(answer.status).toBe(200);
    expect(await events()).toEqual(['order.refunded']);
    const { data } = await refundOrder.answer.validate(answer.body, { strict: true });
    expect(data).toMatchObject({
      paid: 1000,
      refunded: 300,
      invoiced: 1000,
      not_credited: 700,
      refundable_goods: 600,
      refundable_shipping: 100,
      lines: [{ refundable_quantity: 2, refundable_amount: 600 }],
      refunds: [
        { amount: 300, way: 'source', state: 'asked_for', provider: 'sandbox', by: 'Test Shopper' },
      ],
      credit_notes: [{ amount: 300, reason: 'A jar was broken' }],
    });
    const number = data.credit_notes[0]?.number ?? '';
    expect(number).toMatch(/^CN\/2627\/\d{6}$/);

    await payBack(store.context);
    expect((await readMoney(order.orderId)).refunds[0]).toMatchObject({
      state: 'done',
      credit_note: number,
    });
    expect(await fixture.mailsTo(order.email)).toContain(
      `Your refund for order ${order.orderId} is on its way`,
    );
    const { credit_notes } = await fixture.detail(order, order.orderId);
    expect(credit_notes).toMatchObject([{ number, amount: 300 }]);
    const audit = await store.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `order:${parseOrderId(order.orderId) ?? 0}`));
    expect(audit.at(-1)).toMatchObject({
      action: 'order.refund',
      staffId: staff.customerId,
      after: { money: 30_000, creditNote: number },
    });
  });

  it('takes an amount, and the delivery fee, until nothing is left', async () => {
    const order = await paidOnline();
    expect((await refund(order.orderId, { amount: 250.5 })).status).toBe(200);
    expect((await refund(order.orderId, { includes_shipping: true })).status).toBe(200);
    expect((await refund(order.orderId, { includes_shipping: true })).status).toBe(409);
    const tooMuch = await refund(order.orderId, { amount: 649.51 });
    expect([tooMuch.status, tooMuch.body['message']]).toEqual([
      400,
      'You can refund at most ₹649.50 for the items',
    ]);
    const lines = [{ line_id: await firstLineId(order), quantity: 3 }];
    expect((await refund(order.orderId, { lines })).status).toBe(200);
    const data = await readMoney(order.orderId);
    expect(data).toMatchObject({ paid: 1000, refunded: 1000, not_credited: 0 });
    expect(data.obstacle).toContain('has been refunded');
    expect((await refund(order.orderId, { amount: 1 })).status).toBe(409);
    const { invoice, notes } = await creditNotes(order.orderId);
    expect(addUp(notes.map(({ document }) => document))).toEqual(invoice?.sum);
  });

  it.each([
    [{}, 'Choose items, enter an amount or include the delivery fee'],
    [{ amount: 0 }, 'Amount must be above 0'],
    [{ amount: 1, reason: ' ' }, 'Enter a reason for the refund'],
    [{ lines: [{ line_id: 1, quantity: 1 }], amount: 1 }, 'Choose items, enter an amount'],
    [{ lines: [{ line_id: 1, quantity: 1 }] }, 'This item is not part of the order'],
  ])('refuses what is not clear: %j', async (body, message) => {
    const order = await paidOnline(1);
    const answer = await refund(order.orderId, body);
    expect(answer.status).toBe(400);
    expect(answer.body['message']).toContain(message);
  });

  it('has to wait for the invoice and for the money', async () => {
    const open = await fixture.waiting(pid);
    expect((await refund(open.orderId, { amount: 1 })).body['message']).toContain('not been paid');
    await fixture.send(open.paid);
    expect((await refund(open.orderId, { amount: 1 })).body['message']).toContain('no invoice yet');
    expect((await refund('SO-999999', { amount: 1 })).status).toBe(404);
  });

  it('never pays back more than was paid, whoever refunds at the same time', async () => {
    const order = await paidOnline();
    const others = await staffFixture(store, ['orders']);
    const lines = [{ line_id: await firstLineId(order), quantity: 3 }];
    const wishlistItems = [{ lines, includes_shipping: true }, { amount: 400 }, { amount: 900 }];
    const answers = await Promise.all(
      [...wishlistItems, ...wishlistItems, ...wishlistItems].map((wish, i) =>
        refund(order.orderId, wish, i % 2 ? staff.token : others.token),
      ),
    );
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const data = await readMoney(order.orderId);
    expect(data.refunded).toBeLessThanOrEqual(1000);
    expect(data.refunded).toBe(1000 - data.not_credited);
    await payBack(store.context);
    const { rows } = await store.context.db.execute<{ paise: number }>(
      sql`select coalesce(sum(amount), 0)::int as paise from sandbox_refunds where txn_id = ${order.txnId}`,
    );
    expect(rows[0]?.paise).toBe(data.refunded * 100);
  });

  it('counts once for one Idempotency-Key', async () => {
    const order = await paidOnline();
    const [first, second] = [
      await refund(order.orderId, { amount: 100 }, staff.token, 'once'),
      await refund(order.orderId, { amount: 100 }, staff.token, 'once'),
    ];
    expect(second.body).toEqual(first.body);
    expect((await readMoney(order.orderId)).refunded).toBe(100);
  });

  it('of cash waits to be paid by hand, until staff say that it is', async () => {
    const order = await paidInCash();
    await refund(order.orderId, { amount: 120 });
    const [due] = (await readMoney(order.orderId)).refunds;
    expect(due).toMatchObject({ amount: 120, way: 'by_hand', state: 'to_be_paid' });
    const listed = async (query: string, token = staff.token) => {
      const { body } = await store.call('GET', `/staff/refunds/?${query}`, { token });
      return body['data'];
    };
    const row = { id: due?.id, order_id: order.orderId, payment_id: null, way: 'by_hand' };
    expect(await listed('state=by_hand&page_size=10')).toMatchObject([row]);
    expect(await listed(`search=${order.orderId}&state=to_be_paid`)).toMatchObject([row]);
    expect(await listed(`search=${order.orderId}&state=done`)).toEqual([]);
    expect(await listed('', order.token)).toBeUndefined();
    await payBack(store.context);
    const path = `/staff/refunds/${due?.id ?? 0}/by-hand/`;
    const say = (body: object, token = staff.token) => store.call('POST', path, { token, body });
    expect((await say({ reference: '' })).status).toBe(400);
    expect((await say({ reference: 'UTR 1' }, order.token)).status).toBe(403);
    const answers = await Promise.all(['UTR 1', 'UTR 2'].map((reference) => say({ reference })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await readMoney(order.orderId)).refunds[0]).toMatchObject({
      way: 'by_hand',
      state: 'done',
    });
    expect(await listed('search=utr')).toMatchObject([{ ...row, state: 'done' }]);
  });

  it('puts back onto a gift voucher what that paid', async () => {
    const who = await fixture.buyer(pid, { quantity: 2, city: 'Ahmedabad' });
    const voucher = await makeGiftVoucher(store);
    await store.call('GET', `/validate-voucher-code/?voucher_code=${voucher.code}`, who);
    const { body } = await fixture.place(who, { ...who.payload, amount: 100 });
    const orderId = String(body['order_id']);
    await staff.bring(orderId, 'Delivered');
    await refund(orderId, { amount: 550 });
    expect(await voucherBalances(store, voucher.id)).toMatchObject({
      balance: 50_000,
      booked: 50_000,
    });
    const { refunds, refunded } = await readMoney(orderId);
    expect(refunded).toBe(550);
    expect(refunds.map(({ way, amount }) => [way, amount]).toSorted()).toEqual([
      ['by_hand', 50],
      ['gift_voucher', 500],
    ]);
    expect((await fixture.mailTextsTo(who.email)).join()).toContain('with the same code');
    expect(await fixture.detail(who, orderId)).toMatchObject({
      refunds: [{ amount: 50, is_settled: false, is_manual: true }],
      gift_voucher_returned_amt: 500,
    });
  });

  it('names no code of a gift voucher that was sent again', async () => {
    const who = await fixture.buyer(pid, { quantity: 2, city: 'Ahmedabad' });
    const voucher = await makeGiftVoucher(store);
    await store.call('GET', `/validate-voucher-code/?voucher_code=${voucher.code}`, who);
    const { body } = await fixture.place(who, { ...who.payload, amount: 100 });
    await staff.bring(String(body['order_id']), 'Delivered');
    const next = await makeGiftVoucher(store, { replacesId: voucher.id, balance: 0 });
    await refund(String(body['order_id']), { amount: 250 });
    expect(await voucherBalances(store, next.id)).toMatchObject({ balance: 25_000 });
    const text = (await fixture.mailTextsTo(who.email)).at(-1);
    expect(text).toContain('We’ve added ₹250 back to the gift voucher you used');
    expect(text).not.toContain('with the same code');
  });
});

describe('a credit note', () => {
  it('comes with the cancelling of an order that was packed, paid or not, and not before', async () => {
    const early = await fixture.waiting(pid);
    await fixture.send(early.paid);
    await staff.step(early.orderId, 'Cancelled');
    expect((await creditNotes(early.orderId)).notes).toEqual([]);
    expect((await readMoney(early.orderId)).refunded).toBe(400);

    const unpaid = await fixture.buyer(pid);
    const { body } = await fixture.place(unpaid, unpaid.payload);
    const orderId = String(body['order_id']);
    await staff.bring(orderId, 'Packed');
    await store.call('POST', `/orders/${orderId}/cancel/`, {
      token: unpaid.token,
      body: { reason: 'Too late' },
    });
    const { invoice, notes } = await creditNotes(orderId);
    expect(notes).toHaveLength(1);
    expect(notes[0]?.document).toMatchObject({
      sum: invoice?.sum,
      against: { number: invoice?.number, reason: 'Order cancelled' },
      payable: 0,
      isPaid: false,
    });
    expect(await readMoney(orderId)).toMatchObject({ paid: 0, refunded: 0, not_credited: 0 });
  });

  it('takes back the rest alone where part went back before', async () => {
    const open = await fixture.waiting(pid, 3);
    await fixture.send(open.paid);
    await staff.step(open.orderId, 'Packed');
    await refund(open.orderId, { amount: 333.33 });
    await staff.step(open.orderId, 'Cancelled');
    const { invoice, notes } = await creditNotes(open.orderId);
    expect(notes.map(({ amount }) => amount)).toEqual([33_333, 66_667]);
    expect(addUp(notes.map(({ document }) => document))).toEqual(invoice?.sum);
    expect((await readMoney(open.orderId)).refunded).toBe(1000);
  });

  it('comes with a settled return, for the returned lines alone', async () => {
    const order = await paidOnline();
    const items = [{ id: await firstLineId(order), quantity: 2 }];
    await store.call('POST', `/orders/${order.orderId}/return/`, {
      token: order.token,
      body: { reason: 'Not what I expected', items },
    });
    await staff.step(order.orderId, 'Returned');
    expect((await creditNotes(order.orderId)).notes).toEqual([]);
    await staff.step(order.orderId, 'Refunded');
    const { notes } = await creditNotes(order.orderId);
    expect(notes[0]?.document.rows).toMatchObject([{ kind: 'goods', quantity: 2, gross: 60_000 }]);
    expect((await readMoney(order.orderId)).refunded).toBe(600);
  });

  it('is a PDF for whoever the order belongs to and for staff, and for nobody else', async () => {
    const order = await paidOnline();
    await refund(order.orderId, { amount: 100 });
    const number = (await readMoney(order.orderId)).credit_notes[0]?.number ?? '';
    const path = `/accounting/credit-note-pdf/?number=${encodeURIComponent(number)}`;
    for (const token of [order.token, staff.token]) {
      const { status, text, name } = await pdf(path, token);
      expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-']);
      expect(name).toBe(`attachment; filename="Credit-note-${number.replaceAll('/', '-')}.pdf"`);
    }
    expect((await pdf(path)).status).toBe(401);
    expect((await pdf(path, (await makeCustomer(store)).token)).status).toBe(404);
    expect((await pdf(path, (await staffFixture(store, ['content'])).token)).status).toBe(404);
    const invoice = (await readMoney(order.orderId)).invoice_number ?? '';
    const asNote = `/accounting/credit-note-pdf/?number=${encodeURIComponent(invoice)}`;
    expect((await pdf(asNote, order.token)).status).toBe(404);
    expect((await pdf(`/staff/orders/${order.orderId}/invoice-pdf/`, staff.token)).status).toBe(
      200,
    );
  });

  it('has numbers that run on without a gap, whatever is refunded and cancelled at once', async () => {
    store.setNow(new Date('2027-04-01T00:00:00+05:30'));
    staff = await staffFixture(store, ['orders']);
    const made = await Promise.all(Array.from({ length: 8 }, () => paidInCash(1)));
    await Promise.all(
      made.flatMap(({ orderId }) => [
        refund(orderId, { amount: 10 }),
        refund(orderId, { amount: 20 }),
        refund(orderId, { amount: 900 }),
      ]),
    );
    const rows = await store.context.db
      .select({ sequence: invoices.sequence, number: invoices.number })
      .from(invoices)
      .where(sql`kind = 'credit_note' and financial_year = 2027`)
      .orderBy(invoices.sequence);
    expect(rows.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 16 }, (_, i) => i + 1),
    );
    expect(rows[0]?.number).toBe('CN/2728/000001');
  });
});

function addUp(documents: InvoiceDocument[]) {
  const add = (name: 'taxable' | 'cgst' | 'sgst' | 'igst' | 'gross') =>
    documents.reduce((sum, one) => sum + one.sum[name], 0);
  return {
    taxable: add('taxable'),
    cgst: add('cgst'),
    sgst: add('sgst'),
    igst: add('igst'),
    gross: add('gross'),
  };
}
