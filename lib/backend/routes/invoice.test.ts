import { eq, sql } from 'drizzle-orm';
import { invoices } from '../db/schema/invoice.ts';
import { orders } from '../db/schema/order.ts';
import { inTransaction } from '../db/transaction.ts';
import { issueInvoice } from '../services/invoice/issue-invoice.ts';
import { lockOrder } from '../services/order/lock-order.ts';
import { writeSetting } from '../services/shop-profile/setting.ts';
import { parseOrderId } from '../services/order/order-id.ts';
import { testNow } from '../testing/clock.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { makeProduct } from '../testing/make-product.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { signInAs } from '../testing/sign-in.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

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

async function order(city = 'Mumbai') {
  const product = await makeProduct(store);
  const who = await fixture.buyer(product.id, { quantity: 2, city });
  const { body } = await fixture.place(who, who.payload);
  const orderId = String(body['order_id']);
  return { who, orderId, id: parseOrderId(orderId) ?? 0 };
}

async function pdf({ token }: { token?: string }, orderId: string) {
  const answer = await store.app.request(`/accounting/invoice-pdf/?source_doc=${orderId}`, {
    headers: { 'company-id': '33', ...(token && { authorization: `token ${token}` }) },
  });
  return { status: answer.status, headers: answer.headers, bytes: await answer.arrayBuffer() };
}

const pdfText = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('latin1');

const findInvoice = async (id: number) => {
  const [row] = await store.context.db.select().from(invoices).where(eq(invoices.orderId, id));
  return row;
};

describe('T73: a loop of downloads', () => {
  it('stops nobody: lists are answered meanwhile, and one account gets 60 a minute', async () => {
    const { who, orderId } = await order();
    await staff.bring(orderId, 'Packed');
    const { token } = await makeCustomer(store);
    const lists = Promise.all(
      Array.from({ length: 10 }, () => store.call('GET', '/web/products/list/', { token })),
    );
    const answers = await Promise.all(Array.from({ length: 61 }, () => pdf(who, orderId)));
    for (const { status } of await lists) expect(status).toBe(200);
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(60).fill(200), 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('the invoice', () => {
  it('refuses a caller who is not logged in', async () => {
    expect((await pdf({}, 'SO-000001')).status).toBe(401);
  });

  it("refuses another customer's invoice, and what is no order", async () => {
    const { orderId } = await order();
    await staff.bring(orderId, 'Packed');
    const other = await makeCustomer(store);
    for (const name of [orderId, 'SO-999999', 'x', '%00']) {
      const { status, bytes } = await pdf(other, name);
      expect(name === '%00' ? [400, 404] : [404]).toContain(status);
      expect(pdfText(bytes)).not.toContain('%PDF');
    }
    expect((await pdf(other, '')).status).toBe(400);
  });

  it('is not there before the order is packed', async () => {
    const { who, orderId } = await order();
    await staff.bring(orderId, 'Confirmed');
    const { status, bytes } = await pdf(who, orderId);
    expect(status).toBe(409);
    expect(JSON.parse(Buffer.from(bytes).toString())).toEqual({
      status: false,
      code: 'conflict',
      message: `The invoice for order ${orderId} will be available once it’s packed`,
    });
  });

  it('comes with Packed, as a PDF that is the same ever after', async () => {
    const { who, orderId, id } = await order();
    await staff.bring(orderId, 'Packed');
    const first = await pdf(who, orderId);
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('application/pdf');
    expect(first.headers.get('cache-control')).toBe('private, no-store');
    const number = (await findInvoice(id))?.number ?? '';
    expect(number).toMatch(/^SOSE\/2627\/\d{6}$/);
    expect(first.headers.get('content-disposition')).toBe(
      `attachment; filename="Invoice-${number.replaceAll('/', '-')}.pdf"`,
    );
    expect(pdfText(first.bytes).slice(0, 5)).toBe('%PDF-');

    // The document must not change with the order, the customer's name or the year.
    await staff.bring(orderId, 'Packed').catch(() => undefined);
    await store.context.db
      .update(orders)
      .set({ shippingAddress: sql`jsonb_set(shipping_address, '{fullName}', '"Changed"')` })
      .where(eq(orders.id, id));
    store.setNow(new Date('2026-12-10T12:00:00+05:30'));
    await staff.step(orderId, 'Shipped');
    const later = await pdf(who, orderId);
    expect(Buffer.compare(Buffer.from(first.bytes), Buffer.from(later.bytes))).toBe(0);
    expect((await fixture.detail(who, orderId)).invoice_number).toBe(number);
  });

  it.each([
    ['Mumbai', { taxable: 66_667, cgst: 0, sgst: 0, igst: 3_333, gross: 70_000 }],
    ['Ahmedabad', { taxable: 57_142, cgst: 1_429, sgst: 1_429, igst: 0, gross: 60_000 }],
  ])('splits the tax by where the goods go: %s', async (city, sum) => {
    const { orderId, id } = await order(city);
    await staff.bring(orderId, 'Packed');
    const invoice = await findInvoice(id);
    expect(invoice?.document.sum).toEqual(sum);
    expect(invoice?.amount).toBe(sum.gross);
  });

  it('numbers run on without a gap, whoever packs at the same time', async () => {
    store.setNow(new Date('2027-04-01T00:00:00+05:30'));
    const fresh = await staffFixture(store);
    const made = await Promise.all(Array.from({ length: 12 }, () => order()));
    await Promise.all(made.map(({ orderId }) => fresh.bring(orderId, 'Confirmed')));
    // Each order is packed twice concurrently, and one of them is cancelled at the same time.
    await Promise.all(
      made.flatMap(({ orderId }) => [fresh.step(orderId, 'Packed'), fresh.step(orderId, 'Packed')]),
    );
    const rows = await store.context.db
      .select({ sequence: invoices.sequence, number: invoices.number })
      .from(invoices)
      .where(eq(invoices.financialYear, 2027))
      .orderBy(invoices.sequence);
    expect(rows.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 12 }, (_, i) => i + 1),
    );
    expect(rows[0]?.number).toBe('SOSE/2728/000001');
  });

  it('numbers begin as the owner says, from then on', async () => {
    const setPrefix = (value: string) => writeSetting(store.context, 'invoice_prefix', value);
    await setPrefix('VO');
    const { orderId, id } = await order();
    await staff.bring(orderId, 'Packed');
    expect((await findInvoice(id))?.number).toMatch(/^VO\/2627\/\d{6}$/);
    await setPrefix('SOSE');
  });

  it('number is free again where the packing fails', async () => {
    const { id } = await order();
    const issue = (isFailing: boolean) =>
      inTransaction(store.context.db, async (tx) => {
        const within = { ...store.context, db: tx };
        await issueInvoice(within, await lockOrder(within, id));
        if (isFailing) throw new Error('The printer burns');
      });
    await expect(issue(true)).rejects.toThrow('The printer burns');
    expect(await findInvoice(id)).toBeUndefined();
    const { rows } = await store.context.db.execute<{ last: number }>(
      sql`select coalesce(max(sequence), 0)::integer as last from invoices where financial_year = 2026`,
    );
    await issue(false);
    expect((await findInvoice(id))?.sequence).toBe((rows[0]?.last ?? 0) + 1);
    await issue(false);
    expect((await findInvoice(id))?.sequence).toBe((rows[0]?.last ?? 0) + 1);
  });

  it('of the demo store is there for its order that has arrived', async () => {
    const asha = await signInAs(store, 'asha@example.in');
    const { status, bytes } = await pdf(asha, 'SO-000001');
    expect([status, pdfText(bytes).slice(0, 5)]).toEqual([200, '%PDF-']);
  });
});
