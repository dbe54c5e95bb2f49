import { and, desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { getCart } from '../../contract/cart.ts';
import { invoices } from '../db/schema/invoice.ts';
import { outboxMessages } from '../db/schema/running.ts';
import { parseOrderId } from '../services/order/order-id.ts';
import { makeProduct } from '../testing/make-product.ts';
import { paymentFixture } from '../testing/pay-fixture.ts';
import { changeShopSettings } from '../testing/change-shop-settings.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

/* Shop settings as used in documents, messages and at checkout. */

let store: TestStore;
let fixture: ReturnType<typeof paymentFixture>;
let staff: Awaited<ReturnType<typeof staffFixture>>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = paymentFixture(store);
  staff = await staffFixture(store, ['settings', 'orders']);
});
afterAll(() => store.close());

async function changeSettings(changes: object): Promise<void> {
  expect((await changeShopSettings(store, staff.token, changes)).status).toBe(200);
}

async function buy(payType?: string) {
  const product = await makeProduct(store);
  const who = await fixture.buyer(product.id);
  const payload = { ...who.payload, ...(payType && { pay_type: payType }) };
  return { who, product, answer: await fixture.place(who, payload) };
}

async function packedOrder() {
  const { who, answer } = await buy();
  const orderId = String(answer.body['order_id']);
  await staff.bring(orderId, 'Packed');
  return { who, orderId };
}

async function readInvoice(orderId: string) {
  const [row] = await store.context.db
    .select({ document: invoices.document })
    .from(invoices)
    .where(eq(invoices.orderId, parseOrderId(orderId) ?? 0));
  return row?.document;
}

async function readOrderMail(email: string) {
  const [mail] = await store.context.db
    .select({ text: outboxMessages.text })
    .from(outboxMessages)
    .where(and(eq(outboxMessages.recipient, email), eq(outboxMessages.kind, 'order_placed')));
  return mail?.text;
}

describe('documents of a shop', () => {
  it('show its logo instead of the name in letters, on invoices, slips and labels', async () => {
    const { who, orderId } = await packedOrder();
    const picturesIn = async (path: string, token: string) => {
      const answer = await store.app.request(path, {
        headers: { 'company-id': '33', authorization: `token ${token}` },
      });
      expect(answer.status).toBe(200);
      return (
        Buffer.from(await answer.arrayBuffer())
          .toString('latin1')
          .split('/Subtype /Image').length - 1
      );
    };
    const documents = [
      () => picturesIn(`/accounting/invoice-pdf/?source_doc=${orderId}`, who.token),
      () => picturesIn(`/staff/packing-slips/?orders=${orderId}`, staff.token),
      () => picturesIn(`/staff/parcel-labels/?orders=${orderId}`, staff.token),
      () => picturesIn(`/staff/invoices/?orders=${orderId}`, staff.token),
    ];
    const countAll = () => Promise.all(documents.map((read) => read()));
    expect(await countAll()).toEqual([0, 0, 0, 0]);
    const picture = await sharp({
      create: { width: 300, height: 80, channels: 3, background: '#12352a' },
    })
      .png()
      .toBuffer();
    const body = new FormData();
    body.append('picture', new File([new Uint8Array(picture)], 'logo.png', { type: 'image/png' }));
    expect(
      (await store.call('POST', '/staff/settings/logo/', { token: staff.token, body })).status,
    ).toBe(200);
    expect(await countAll()).toEqual([1, 1, 1, 1]);
    await store.call('DELETE', '/staff/settings/logo/', { token: staff.token });
    expect(await countAll()).toEqual([0, 0, 0, 0]);
  });

  it('show the legal name at the time of issue and never change', async () => {
    const before = await packedOrder();
    await changeSettings({
      name: 'Neem & Co',
      legal_name: 'Neem Traders LLP',
      gstin: '27AAACB1234C1ZF',
      street: '4 Mill Road',
      city: 'Pune',
      postal_code: '411001',
      state: 'Maharashtra',
      fssai: '',
    });
    const { orderId } = await packedOrder();
    const document = await readInvoice(orderId);
    expect(document?.seller).toMatchObject({
      name: 'Neem Traders LLP',
      address: ['4 Mill Road', 'Pune 411001, Maharashtra'],
      state: 'Maharashtra',
      stateGstCode: '27',
      gstin: '27AAACB1234C1ZF',
      fssai: '',
    });
    // To Mumbai: the same state after the change.
    expect(document?.sum.igst).toBe(0);
    expect(document?.sum.cgst).toBeGreaterThan(0);
    const old = await readInvoice(before.orderId);
    expect(old?.seller).toMatchObject({ name: 'SOSE', gstin: '24AAAAA0000A1Z8' });
    expect(old?.sum.igst).toBeGreaterThan(0);
  });

  it('are bills of supply without a GSTIN: same total, no tax', async () => {
    await changeSettings({ gstin: '', legal_name: '' });
    const { who, orderId } = await packedOrder();
    const document = await readInvoice(orderId);
    expect(document?.seller).toMatchObject({ name: 'Neem & Co', gstin: '', stateGstCode: '27' });
    expect(document?.sum).toEqual({ taxable: 40_000, cgst: 0, sgst: 0, igst: 0, gross: 40_000 });
    expect(document?.payable).toBe(40_000);
    const pdf = await store.app.request(`/accounting/invoice-pdf/?source_doc=${orderId}`, {
      headers: { 'company-id': '33', authorization: `token ${who.token}` },
    });
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('show no GST in cart, order and mail without a GSTIN', async () => {
    const { who, orderId } = await packedOrder();
    const order = await fixture.detail(who, orderId);
    expect(order).toMatchObject({ final_total: 400, tax_amt: 0 });
    expect(order.product_info.map(({ tax_name }) => tax_name)).toEqual(['']);
    expect(await readOrderMail(who.email)).not.toContain('GST');
    const product = await makeProduct(store);
    const other = await fixture.buyer(product.id);
    const { body } = await store.call('GET', '/cart/', { token: other.token });
    const { cart_totals } = await getCart.answer.validate(body, { strict: true });
    expect(cart_totals).toMatchObject({ total: 300, gst_amt: 0, final_total: 300 });
  });

  it('include tax for goods ordered before the GSTIN was set', async () => {
    const { who, answer } = await buy();
    const orderId = String(answer.body['order_id']);
    await changeSettings({ gstin: '27AAACB1234C1ZF' });
    await staff.bring(orderId, 'Packed');
    expect((await readInvoice(orderId))?.sum).toMatchObject({
      gross: 40_000,
      cgst: 952,
      sgst: 952,
    });
    expect(await fixture.detail(who, orderId)).toMatchObject({ tax_amt: 0, final_total: 400 });
    const next = await buy();
    expect(await readOrderMail(next.who.email)).toContain('includes ₹19.04 GST');
    await changeSettings({ gstin: '' });
  });

  it('of packing and of the outbox show the shop name', async () => {
    const { who, orderId } = await packedOrder();
    expect(await readOrderMail(who.email)).toContain('Neem & Co\ncare@example.in');
    const [sms] = await store.context.db
      .select({ text: outboxMessages.text })
      .from(outboxMessages)
      .where(and(eq(outboxMessages.recipient, who.mobile), eq(outboxMessages.channel, 'sms')))
      .orderBy(desc(outboxMessages.id));
    expect(sms?.text).toBe(`Your Neem & Co order ${orderId} is packed and ready for the courier.`);
    const slips = await store.app.request(`/staff/packing-slips/?orders=${orderId}`, {
      headers: { 'company-id': '33', authorization: `token ${staff.token}` },
    });
    expect(Buffer.from(await slips.arrayBuffer()).toString('latin1')).toContain('(Neem & Co)');
    const page = await store.app.request('/outbox/', { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('<title>Outbox of Neem &amp; Co</title>');
    await changeSettings({ name: 'SOSE' });
  });
});

describe('cash on delivery', () => {
  it('is refused where the courier does not collect cash, before stock is reserved', async () => {
    const zone = { pin_prefix: '744', fewest_days: 7, most_days: 9, takes_cash: false };
    const { token } = staff;
    await store.call('POST', '/staff/delivery-zones/', { token, body: zone });
    const product = await makeProduct(store);
    const who = await fixture.buyer(product.id, { city: 'Port Blair' });
    const answer = await fixture.place(who, who.payload);
    expect([answer.status, answer.body['message']]).toEqual([
      409,
      'Cash on Delivery is not available for PIN code 744101. Pay online instead.',
    ]);
    expect(await fixture.ordersOf(who)).toEqual([]);
    expect(await fixture.piecesInCart(who)).toBe(1);
    expect(await fixture.stockOf(product.id)).toEqual({ stock: 100, sold: 0 });
    const paid = await fixture.link(who, fixture.orderInput(who));
    expect(paid.status).toBeLessThan(300);
  });

  it('is refused everywhere while it is switched off', async () => {
    await changeSettings({ takes_cash: false });
    const refused = await buy();
    expect([refused.answer.status, refused.answer.body['message']]).toEqual([
      409,
      'Cash on Delivery is not available right now. Pay online instead.',
    ]);
    const pin = await store.call('GET', '/pin-codes/400001/');
    expect(pin.body['data']).toMatchObject({ delivery: { takes_cash_on_delivery: false } });
    await changeSettings({ takes_cash: true });
    expect((await fixture.place(refused.who, refused.who.payload)).status).toBe(201);
  });
});
