import { Buffer } from 'node:buffer';
import { parse } from 'csv-parse/sync';
import { desc, eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { dayInIndia } from '../../contract/india-clock.ts';
import { exportedLists, type ExportedList } from '../../contract/staff-list-export.ts';
import { customers } from '../db/schema/customer.ts';
import { orders } from '../db/schema/order.ts';
import { auditEntries } from '../db/schema/running.ts';
import { makeGstReturn } from '../services/gst-return/make-gst-return.ts';
import { changeShopSettings } from '../testing/change-shop-settings.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { memberFixture } from '../testing/member-fixture.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { signInAs } from '../testing/sign-in.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let staff: Awaited<ReturnType<typeof staffFixture>>;
beforeAll(async () => {
  store = await openTestStore();
  staff = await staffFixture(store);
});
afterAll(() => store.close());

const names = Object.keys(exportedLists) as ExportedList[];
const fetched = (list: string, format: string, token = staff.token) =>
  store.app.request(`/staff/export/${list}/?format=${format}`, {
    headers: { 'company-id': '33', authorization: `token ${token}` },
  });
const fetchCsv = async (list: ExportedList): Promise<Record<string, string>[]> =>
  parse(await (await fetched(list, 'csv')).text(), { bom: true, columns: true });

describe('the export of lists', () => {
  it.each(names)('has %s as CSV and as XLSX, with the same rows', async (list) => {
    const rows = await fetchCsv(list);
    const answer = await fetched(list, 'xlsx');
    expect(answer.headers.get('content-disposition')).toMatch(
      new RegExp(`${list}-\\d{4}-\\d{2}-\\d{2}\\.xlsx`),
    );
    const sheet = await readSheet(Buffer.from(await answer.arrayBuffer()));
    expect(sheet.length).toBe(rows.length + 1);
    if (rows[0]) expect(sheet[0]).toEqual(Object.keys(rows[0]));
  });

  it('is written to the activity log', async () => {
    await fetched('customers', 'csv');
    const [entry] = await store.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, 'list:customers'))
      .orderBy(desc(auditEntries.id))
      .limit(1);
    expect(entry).toMatchObject({ action: 'list.export', after: { format: 'csv' } });
  });

  it('has an order with its rows, in rupees and numbers', async () => {
    const fixture = orderFixture(store);
    const { orderId, product } = await fixture.ordered({ quantity: 2 });
    await staff.bring(orderId, 'Packed');
    const order = (await fetchCsv('orders')).find((row) => row['Order'] === orderId);
    expect(order).toMatchObject({
      Status: 'Packed',
      'Item total': '600',
      Delivery: '100',
      Total: '700',
    });
    expect(order?.['Invoice']).toMatch(/^SOSE\//);
    // Couriers and SMS services take numbers and streets from this file.
    expect(order?.['Mobile']).toMatch(/^\+91\d{10}$/);
    const [saved] = await store.context.db
      .select({ address: orders.shippingAddress })
      .from(orders)
      .where(eq(orders.id, Number(orderId.replace(/\D/g, ''))));
    const { fullAddress, city, state, postalCode } = saved?.address ?? {};
    const addressCells = { Address: fullAddress, City: city, State: state, 'PIN code': postalCode };
    expect(order).toMatchObject(addressCells);
    const row = (await fetchCsv('order-rows')).find((one) => one['Order'] === orderId);
    expect(row).toMatchObject({ SKU: product.sku, Quantity: '2', Price: '300', 'GST rate': '5' });
    const invoice = (await fetchCsv('invoices')).find((one) => one['Order'] === orderId);
    expect(invoice).toMatchObject({ Type: 'Invoice', IGST: '33.33', Total: '700' });
  });

  it('tells documents without a GSTIN from those of the GSTR-1, which counts none as cancelled', async () => {
    const owner = await signInAs(store, 'owner@example.in');
    const pack = async () => {
      const { orderId } = await orderFixture(store).ordered({ quantity: 1 });
      await staff.bring(orderId, 'Packed');
      return (await fetchCsv('invoices')).find((one) => one['Order'] === orderId);
    };
    const gstin = '24AAAAA0000A1Z8';
    const [before, without, after] = [
      await pack(),
      await changeShopSettings(store, owner.token, { gstin: '' }).then(pack),
      await changeShopSettings(store, owner.token, { gstin }).then(pack),
    ];
    const own = 'Seller’s GSTIN';
    expect(before).toMatchObject({ Type: 'Invoice', [own]: gstin });
    expect(without).toMatchObject({ Type: 'Bill of supply', [own]: '', IGST: '0' });
    expect(after).toMatchObject({ Type: 'Invoice', [own]: gstin });
    const month = dayInIndia(store.context.now()).slice(0, 7);
    const { doc_issue } = await makeGstReturn(store.context, month);
    const spans = doc_issue.doc_det.find(({ doc_num }) => doc_num === 1)?.docs ?? [];
    expect(spans.map(({ cancel }) => cancel)).toEqual([0, 0]);
    expect(spans).toMatchObject([{ to: before?.['Number'] }, { from: after?.['Number'] }]);
  });

  it('has a payment with its reference and what was refunded of it', async () => {
    const { buy } = memberFixture(store);
    const txnid = await buy(await makeCustomer(store));
    const { txnId } = await memberFixture(store).paymentCalled(txnid);
    const payment = (await fetchCsv('payments')).find((row) => row['Transaction'] === txnId);
    expect(payment).toMatchObject({
      Status: 'paid',
      For: 'membership',
      Order: '',
      Reference: `ref-${txnId}`,
      Amount: '199',
      Received: '199',
      Refunded: '0',
    });
  });

  it('has no email at a payment of a customer without one', async () => {
    const { buy, paymentCalled } = memberFixture(store);
    const who = await makeCustomer(store);
    const { txnId } = await paymentCalled(await buy(who));
    const emailNow = async () =>
      (await fetchCsv('payments')).find((row) => row['Transaction'] === txnId)?.['Email'];
    expect(await emailNow()).toBe(who.email);
    await store.context.db
      .update(customers)
      .set({ email: null })
      .where(eq(customers.id, who.customerId));
    expect(await emailNow()).toBe('');
  });

  it('holds no formula', async () => {
    const { customerId } = await makeCustomer(store);
    await store.context.db
      .update(customers)
      .set({ firstName: '=HYPERLINK("https://evil.example","x")', company: '@SUM(A1)' })
      .where(eq(customers.id, customerId));
    const row = (await fetchCsv('customers')).find((one) => one['Company']?.includes('SUM'));
    expect(row?.['First name']).toMatch(/^'=HYPERLINK/);
    expect(row?.['Company']).toBe("'@SUM(A1)");
    expect(row?.['Mobile']).toMatch(/^\+91\d{10}$/);
    const sheet = await readSheet(
      Buffer.from(await (await fetched('customers', 'xlsx')).arrayBuffer()),
    );
    const cells = sheet.find((one) => one.includes('@SUM(A1)'));
    expect(cells?.[0]).toBe('=HYPERLINK("https://evil.example","x")');
    expect(cells).toContain(row?.['Mobile']);
  });

  it.each(names)('gives %s to nobody without its right', async (list) => {
    const { token } = await staffFixture(store, ['content']);
    expect((await fetched(list, 'csv', token)).status).toBe(403);
    const customer = await makeCustomer(store);
    expect((await fetched(list, 'csv', customer.token)).status).toBe(403);
  });

  it('tells no staff accounts to who is no owner', async () => {
    const emails = (await fetchCsv('customers')).map((row) => row['Email']);
    const [me] = await store.context.db
      .select({ email: customers.email })
      .from(customers)
      .where(eq(customers.id, staff.customerId));
    expect(emails.length).toBeGreaterThan(0);
    expect(emails).not.toContain(me?.email);
  });
});
