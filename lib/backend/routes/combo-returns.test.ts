import { and, eq, inArray, sql } from 'drizzle-orm';
import { products } from '../db/schema/catalogue.ts';
import { invoices } from '../db/schema/invoice.ts';
import { dayInIndia } from '../../contract/india-clock.ts';
import { listPackingOrders } from '../../contract/staff-packing.ts';
import { readSalesReport } from '../services/sales-report/read-sales-report.ts';
import { withSoldLines } from '../services/sales-report/sold-lines.ts';
import { parseOrderId } from '../services/order/order-id.ts';
import { readParcels } from '../services/packing/read-parcels.ts';
import { editFixture } from '../testing/edit-fixture.ts';
import { makeCombo, makeFamily } from '../testing/make-family.ts';
import { makeProduct } from '../testing/make-product.ts';
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
  staff = await staffFixture(store);
  edits = editFixture(store, staff.token);
});
afterAll(() => store.close());

const idOf = (orderId: string) => parseOrderId(orderId) ?? 0;
const stocks = async (...ids: number[]) => {
  const rows = await store.context.db
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(inArray(products.id, ids));
  return ids.map((id) => rows.find((row) => row.id === id)?.stock);
};
const documents = async (orderId: string, kind: 'invoice' | 'credit_note') => {
  const rows = await store.context.db
    .select({ document: invoices.document })
    .from(invoices)
    .where(and(eq(invoices.orderId, idOf(orderId)), eq(invoices.kind, kind)))
    .orderBy(invoices.id);
  return rows.map(({ document }) => document);
};

/**
 * Three combos of two turmeric (₹300, 5 %) and one soap (₹400, 18 %) for ₹900.01, and one turmeric
 * singly; ₹100 delivery.
 */
async function ordered({
  status = 'Delivered' as 'Pending' | 'Packed' | 'Delivered',
  soap = {},
} = {}) {
  const { members } = await makeFamily(store, { '250 g': { name: 'Turmeric', stock: 20 } });
  const turmeric = members[0];
  if (!turmeric) throw new Error('The family has no members');
  const soapProduct = await makeProduct(store, {
    ...{ name: 'Soap', price: 40_000, basePrice: 40_000, gstRate: 1_800, stock: 30, ...soap },
  });
  const combo = await makeCombo(
    store,
    [
      [turmeric, 2],
      [soapProduct, 1],
    ],
    { name: 'Morning set', price: 90_001, basePrice: 100_000 },
  );
  const who = await fixture.buyer(combo.id, { quantity: 3 });
  await fixture.fill(who, turmeric.id, 1);
  const { body } = await fixture.place(who, { ...who.payload, amount: 3_100.03 });
  const orderId = String(body['order_id']);
  if (status !== 'Pending') await staff.bring(orderId, status);
  const rows = (await fixture.detail(who, orderId)).product_info;
  const row = (productId: number) =>
    rows.find(({ product_id }) => product_id === productId)?.id ?? 0;
  return {
    ...{ who, orderId, turmeric, soap: soapProduct, combo },
    ...{ comboRow: row(combo.id), singleRow: row(turmeric.id) },
  };
}
type Ordered = Awaited<ReturnType<typeof ordered>>;

const askReturn = ({ who, orderId }: Ordered, items: object[], reason = 'Not what I expected') =>
  store.call('POST', `/orders/${orderId}/return/`, { token: who.token, body: { reason, items } });

async function settle(order: Ordered, refund: number) {
  const decided = await store.call('POST', `/staff/orders/${order.orderId}/return-decision/`, {
    token: staff.token,
    body: { is_accepted: true, note: 'Send it back' },
  });
  expect(decided.status).toBe(200);
  expect((await staff.step(order.orderId, 'Returned')).status).toBe(200);
  const { body, status } = await staff.step(order.orderId, 'Refunded', { refund_amount: refund });
  expect([status, body['message']]).toEqual([200, undefined]);
}

describe('the rows of an order with a combo', () => {
  it('are one for the combo with its parts, whose shares add up to the paisa', async () => {
    const { who, orderId, combo, turmeric, soap } = await ordered({ status: 'Pending' });
    const order = await fixture.detail(who, orderId);
    expect(order.product_info).toMatchObject([
      {
        ...{ product_id: combo.id, product_name: 'Morning set', quantity: 3 },
        ...{ selling_price: 900.01, product_total: 2_700.03, tax_name: 'GST 5%, GST 18%' },
        ...{ family_name: null, options: null, returnable_quantity: 3 },
        combo_items: [
          {
            ...{ product_id: turmeric.id, name: 'Turmeric, 250 g', quantity: 2 },
            ...{ sku: turmeric.sku, hsn: '0409', gst_rate: 5, gross: 1_620.03 },
          },
          {
            ...{ product_id: soap.id, name: 'Soap', quantity: 1 },
            ...{ sku: soap.sku, gst_rate: 18, gross: 1_080 },
          },
        ],
      },
      {
        ...{ product_id: turmeric.id, quantity: 1, product_total: 300 },
        options: [{ axis: 'Size', value: '250 g' }],
      },
    ]);
    expect(order.product_info[1]).not.toHaveProperty('combo_items');
    const list = await store.call('GET', '/web/orders/list/', { token: who.token });
    expect(list.body['data']).toMatchObject([{ item_count: 4 }]);
  });

  it('are lines for staff, each with its combo, and rows to change', async () => {
    const { orderId, turmeric, soap, combo } = await ordered({ status: 'Pending' });
    const order = await edits.staffOrder(orderId);
    expect(order.product_info.map(({ product_id }) => product_id)).toEqual([combo.id, turmeric.id]);
    expect(order.lines).toMatchObject([
      { product_id: turmeric.id, quantity: 6, combo: { name: 'Morning set', quantity: 3 } },
      { product_id: soap.id, quantity: 3, combo: { sku: combo.sku } },
      { product_id: turmeric.id, product_name: 'Turmeric, 250 g', quantity: 1, combo: null },
    ]);
  });
});

describe('a return of an order with a combo', () => {
  it('takes back a complete combo at its price, and its parts into the stock', async () => {
    const order = await ordered();
    const { who, orderId, turmeric, soap, combo, comboRow } = order;
    expect((await askReturn(order, [{ id: comboRow, quantity: 1 }])).status).toBe(200);
    const shown = await fixture.detail(who, orderId);
    expect(shown.returns[0]?.items).toEqual([{ id: comboRow, quantity: 1 }]);
    expect(shown.product_info[0]).toMatchObject({
      returnable_quantity: 2,
      combo_items: [{ returnable_quantity: 4 }, { returnable_quantity: 2 }],
    });
    expect(await stocks(turmeric.id, soap.id, combo.id)).toEqual([13, 27, 6]);
    await settle(order, 900.01);
    expect(await stocks(turmeric.id, soap.id, combo.id)).toEqual([15, 28, 7]);
    const [note] = await documents(orderId, 'credit_note');
    expect(note?.sum.gross).toBe(90_001);
    expect(note?.rows).toMatchObject([
      { name: 'Turmeric, 250 g', quantity: 2, gross: 54_001, combo: { name: 'Morning set' } },
      { name: 'Soap', quantity: 1, gross: 36_000, combo: { name: 'Morning set' } },
    ]);
  });

  it('takes back a part at its share', async () => {
    const order = await ordered();
    const { who, orderId, turmeric, soap, comboRow } = order;
    const part = { order_item_id: comboRow, product_id: turmeric.id, quantity: 1 };
    expect((await askReturn(order, [part])).status).toBe(200);
    const shown = await fixture.detail(who, orderId);
    expect(shown.returns[0]?.items).toEqual([
      { id: comboRow, product_id: turmeric.id, quantity: 1 },
    ]);
    expect(shown.product_info[0]?.returnable_quantity).toBe(2);
    // A sixth of ₹1,620.03, rounded half up.
    await settle(order, 270.01);
    expect(await stocks(turmeric.id, soap.id)).toEqual([14, 27]);
  });

  it('pays back all of the order in parts, to the paisa', async () => {
    const order = await ordered();
    const { who, orderId, turmeric, soap, comboRow, singleRow } = order;
    const items = [
      { id: comboRow, quantity: 2 },
      { order_item_id: comboRow, product_id: turmeric.id, quantity: 2 },
      { order_item_id: comboRow, product_id: soap.id, quantity: 1 },
      { id: singleRow, quantity: 1 },
    ];
    expect((await askReturn(order, items)).status).toBe(200);
    const shown = await fixture.detail(who, orderId);
    expect(shown.returns[0]?.items).toEqual([
      { id: comboRow, quantity: 3 },
      { id: singleRow, quantity: 1 },
    ]);
    await settle(order, 3_000.03);
    expect(await stocks(turmeric.id, soap.id)).toEqual([20, 30]);
    const [invoice] = await documents(orderId, 'invoice');
    const [note] = await documents(orderId, 'credit_note');
    const goods = invoice?.rows.filter(({ kind }) => kind === 'goods') ?? [];
    const tax = (rows: typeof goods) =>
      rows.reduce((sum, { cgst, sgst, igst }) => sum + cgst + sgst + igst, 0);
    expect(tax(note?.rows ?? [])).toBe(tax(goods));
  });

  it('refuses more than is left of combo or part, and what is not in it', async () => {
    const order = await ordered();
    const { turmeric, combo, comboRow, singleRow } = order;
    const say = async (...items: object[]) => {
      const { status, body } = await askReturn(order, items);
      return [status, (body['errors'] as { items?: string[] } | undefined)?.items?.[0]];
    };
    const part = (quantity: number, product_id = turmeric.id) => ({
      ...{ order_item_id: comboRow, product_id, quantity },
    });
    expect(await say({ id: comboRow, quantity: 4 })).toEqual([
      400,
      'You can return at most 3 of Morning set',
    ]);
    expect(await say(part(7))).toEqual([400, 'You can return at most 6 of Turmeric, 250 g']);
    expect(await say({ id: comboRow, quantity: 3 }, part(1))).toEqual([
      400,
      'You can return at most 6 of Turmeric, 250 g',
    ]);
    expect(await say(part(1, combo.id))).toEqual([400, 'This item is not part of the order']);
    expect(await say({ id: singleRow + 10_000, quantity: 1 })).toEqual([
      400,
      'This item is not part of the order',
    ]);
    expect(await say(part(1), part(1))).toEqual([400, 'Choose each item only once']);
  });

  it('takes back a returnable part of a combo of which another part is not returnable', async () => {
    const order = await ordered({ soap: { isReturnable: false } });
    const { who, orderId, turmeric, comboRow } = order;
    const shown = await fixture.detail(who, orderId);
    expect(shown.product_info[0]).toMatchObject({
      is_returnable: false,
      combo_items: [{ is_returnable: true }, { is_returnable: false }],
    });
    const whole = await askReturn(order, [{ id: comboRow, quantity: 1 }]);
    expect([whole.status, String(whole.body['message'])]).toEqual([
      400,
      expect.stringContaining('Soap'),
    ]);
    const part = { order_item_id: comboRow, product_id: turmeric.id, quantity: 1 };
    expect((await askReturn(order, [part])).status).toBe(200);
  });

  it('is replaced by an order of the parts, added up', async () => {
    const order = await ordered();
    const { who, orderId, turmeric, soap, comboRow, singleRow } = order;
    const items = [
      { id: comboRow, quantity: 1 },
      { id: singleRow, quantity: 1 },
    ];
    expect((await askReturn(order, items, 'Damaged item')).status).toBe(200);
    const accepted = await store.call('POST', `/staff/orders/${orderId}/return-decision/`, {
      token: staff.token,
      body: { is_accepted: true, note: 'We send it again' },
    });
    expect(accepted.status).toBe(200);
    const replacement = (await fixture.detail(who, orderId)).replacements?.[0];
    expect((await fixture.detail(who, replacement)).product_info).toMatchObject([
      {
        ...{ product_id: turmeric.id, quantity: 3 },
        product_name: 'Turmeric, 250 g (2 from Morning set)',
      },
      { product_id: soap.id, quantity: 1, product_name: 'Soap (1 from Morning set)' },
    ]);
    expect(await stocks(turmeric.id, soap.id)).toEqual([10, 26]);
  });
});

describe('the papers and books of an order with a combo', () => {
  it('name its parts under the combo and add up', async () => {
    const { orderId, combo } = await ordered();
    const [invoice] = await documents(orderId, 'invoice');
    expect(invoice?.sum.gross).toBe(310_003);
    expect(invoice?.rows.filter(({ kind }) => kind === 'goods')).toMatchObject([
      {
        ...{ name: 'Turmeric, 250 g', quantity: 6, gross: 162_003, gstRate: 500 },
        combo: { name: 'Morning set', quantity: 3 },
      },
      { name: 'Soap', quantity: 3, gross: 108_000, gstRate: 1_800 },
      { name: 'Turmeric, 250 g', quantity: 1, gross: 30_000 },
    ]);
    const pdf = await store.app.request(`/staff/invoices/?orders=${orderId}`, {
      headers: { 'company-id': '33', authorization: `token ${staff.token}` },
    });
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const { rows } = await store.context.db.execute<{ product_id: number; paise: number }>(sql`
      ${withSoldLines(sql`o.id = ${idOf(orderId)}`)}
      select product_id, sum(paise)::int as paise from sold_lines group by 1 order by 2`);
    expect(rows.map(({ paise }) => paise)).toEqual([108_000, 192_003]);
    expect(rows.some(({ product_id }) => product_id === combo.id)).toBe(false);
  });

  it('count the combo by itself or by its parts in the sales report, to the same sum', async () => {
    const order = await ordered();
    const { combo, turmeric, soap, comboRow } = order;
    const part = { order_item_id: comboRow, product_id: turmeric.id, quantity: 1 };
    expect((await askReturn(order, [part])).status).toBe(200);
    await settle(order, 270.01);
    const day = dayInIndia(store.context.now());
    const report = async (by: 'product' | 'part') => {
      const names = new Map(
        [combo, turmeric, soap].map((one) => [`${one.name} (${one.sku})`, one]),
      );
      const rows = await readSalesReport(store.context, { by, from: day, to: day });
      return rows
        .filter(({ name }) => names.has(name))
        .map(({ name, ...row }) => ({ id: names.get(name)?.id, ...row }));
    };
    const byProduct = await report('product');
    const byPart = await report('part');
    const none = { returned: 0, unconfirmed: 0 };
    expect(byProduct).toEqual([
      {
        ...{ id: combo.id, orders: 1, pieces: 3, sold: 2_700.03 },
        ...{ returned: 270.01, net: 2_430.02, unconfirmed: 0 },
      },
      { id: turmeric.id, orders: 1, pieces: 1, sold: 300, net: 300, ...none },
    ]);
    expect(byPart).toEqual([
      {
        ...{ id: turmeric.id, orders: 1, pieces: 7, sold: 1_920.03 },
        ...{ returned: 270.01, net: 1_650.02, unconfirmed: 0 },
      },
      { id: soap.id, orders: 1, pieces: 3, sold: 1_080, net: 1_080, ...none },
    ]);
  });

  it('add up where a combo costs fewer paise than it has parts, and a part at no price goes back', async () => {
    const single = await makeProduct(store);
    const parts = await Promise.all([1, 2, 3].map(() => makeProduct(store)));
    const combo = await makeCombo(
      store,
      parts.map((part) => [part, 1]),
      { price: 2, basePrice: 90_000 },
    );
    const who = await fixture.buyer(combo.id, { quantity: 2 });
    await fixture.fill(who, single.id, 1);
    const { body } = await fixture.place(who, { ...who.payload, amount: 400.04 });
    const orderId = String(body['order_id']);
    await staff.bring(orderId, 'Delivered');
    const [invoice] = await documents(orderId, 'invoice');
    expect(invoice?.sum.gross).toBe(40_004);
    expect(invoice?.rows.flatMap(({ combo: of, gross }) => (of ? [gross] : []))).toEqual([2, 2, 0]);
    const rows = (await fixture.detail(who, orderId)).product_info;
    const row = rows.find(({ product_id }) => product_id === combo.id);
    const items = [{ order_item_id: row?.id, product_id: parts[2]?.id, quantity: 2 }];
    const asked = await store.call('POST', `/orders/${orderId}/return/`, {
      token: who.token,
      body: { reason: 'Not what I expected', items },
    });
    expect(asked.status).toBe(200);
    const decided = await store.call('POST', `/staff/orders/${orderId}/return-decision/`, {
      token: staff.token,
      body: { is_accepted: true, note: 'Send it back' },
    });
    expect(decided.status).toBe(200);
    expect((await staff.step(orderId, 'Returned')).status).toBe(200);
    const settled = await staff.step(orderId, 'Refunded', { refund_amount: 0 });
    expect([settled.status, settled.body['message']]).toEqual([200, undefined]);
    expect(await documents(orderId, 'credit_note')).toEqual([]);
    expect(await stocks(...parts.map(({ id }) => id))).toEqual([98, 98, 100]);
  });

  it('tick off the parts when it is packed', async () => {
    const { orderId, turmeric, soap } = await ordered({ status: 'Pending' });
    await staff.step(orderId, 'Confirmed');
    const { body } = await store.call('GET', `/staff/packing/?order_id=${orderId}`, {
      token: staff.token,
    });
    const { data } = await listPackingOrders.answer.validate(body, { strict: true });
    expect(data[0]?.lines).toMatchObject([
      { sku: turmeric.sku, quantity: 6, combo: { name: 'Morning set', quantity: 3 } },
      { sku: soap.sku, quantity: 3, combo: { name: 'Morning set' } },
      { sku: turmeric.sku, product_name: 'Turmeric, 250 g', quantity: 1, combo: null },
    ]);
    const [parcel] = await readParcels(store.context, orderId);
    expect(parcel?.lines.map(({ name, combo }) => [name, combo?.name])).toEqual([
      ['Turmeric, 250 g', 'Morning set'],
      ['Soap', 'Morning set'],
      ['Turmeric, 250 g', undefined],
    ]);
    const slip = await store.app.request(`/staff/packing-slips/?orders=${orderId}`, {
      headers: { 'company-id': '33', authorization: `token ${staff.token}` },
    });
    expect(slip.status).toBe(200);
  });
});
