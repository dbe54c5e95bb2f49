import { eq, sql } from 'drizzle-orm';
import { dayInIndia } from '../../contract/india-clock.ts';
import { getSalesReport, salesGroups, type SalesGroup } from '../../contract/staff-sales-report.ts';
import { brands } from '../db/schema/catalogue.ts';
import { readSalesReport } from '../services/sales-report/read-sales-report.ts';
import { makeProduct } from '../testing/make-product.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let staff: Awaited<ReturnType<typeof staffFixture>>;
let fixture: ReturnType<typeof orderFixture>;
beforeAll(async () => {
  store = await openTestStore();
  staff = await staffFixture(store);
  fixture = orderFixture(store);
});
afterAll(() => store.close());

async function rowsBy(by: SalesGroup) {
  const day = dayInIndia(store.context.now());
  const path = `/staff/sales-report/?by=${by}&from=${day}&to=${day}`;
  const { body } = await store.call('GET', path, { token: staff.token });
  return (await getSalesReport.answer.validate(body, { strict: true })).data;
}

describe('the sales report', () => {
  it('takes returns off, and tells unconfirmed cash apart', async () => {
    const waiting = await fixture.ordered({ quantity: 2 });
    const rowName = ({ name, sku }: { name: string; sku: string }) => `${name} (${sku})`;
    const find = async (name: string) => (await rowsBy('product')).find((row) => row.name === name);
    expect(await find(rowName(waiting.product))).toMatchObject({
      orders: 0,
      sold: 0,
      net: 0,
      unconfirmed: 600,
    });
    await staff.bring(waiting.orderId, 'Packed');
    expect(await find(rowName(waiting.product))).toMatchObject({
      orders: 1,
      pieces: 2,
      sold: 600,
      returned: 0,
      unconfirmed: 0,
    });
    const [brand] = await store.context.db
      .select()
      .from(brands)
      .where(eq(brands.id, waiting.product.brandId));
    expect((await rowsBy('brand')).map(({ name }) => name)).toContain(brand?.name);
    expect((await rowsBy('state')).map(({ name }) => name)).toContain('Maharashtra');
    expect((await rowsBy('channel')).map(({ name }) => name)).toContain('web');
  });

  it('asks for fewer days where there are too many orders to add up in time', async () => {
    const day = dayInIndia(store.context.now());
    const reading = store.context.db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 1`);
      return readSalesReport({ db: tx }, { by: 'product', from: day, to: day });
    });
    await expect(reading).rejects.toMatchObject({
      status: 400,
      details: {
        errors: { from: ['There are too many orders in these days. Choose fewer days.'] },
      },
    });
  });

  it('comes to the same by every group', async () => {
    await staff.bring((await fixture.ordered({ quantity: 3 })).orderId, 'Delivered');
    const sums = await Promise.all(
      (Object.keys(salesGroups) as SalesGroup[]).map(async (by) =>
        (await rowsBy(by)).reduce((sum, { net }) => sum + Math.round(net * 100), 0),
      ),
    );
    expect(sums[0]).toBeGreaterThan(0);
    expect(new Set(sums).size).toBe(1);
  });

  it('takes a return off once, also where two rows have one SKU', async () => {
    const { id, orderId, product } = await fixture.ordered({ quantity: 2 });
    await staff.bring(orderId, 'Delivered');
    const other = await makeProduct(store);
    await store.context.db.execute(sql`
      insert into order_lines (order_id, product_id, name, sku, hsn, image, price, gst_rate, quantity, total, discount, tax)
      select order_id, ${other.id}::int, name, sku, hsn, image, price, gst_rate, quantity, total, discount, tax
      from order_lines where order_id = ${id}::int`);
    await store.context.db.execute(sql`
      insert into invoices (kind, financial_year, sequence, number, order_id, amount, document)
      select 'credit_note', financial_year, 900, 'CN/TEST/900', order_id, amount, document
      from invoices where order_id = ${id}::int`);
    const rows = await rowsBy('product');
    const returned = [product, other].map(
      ({ name, sku }) => rows.find((row) => row.name === `${name} (${sku})`)?.returned,
    );
    expect(returned).toEqual([600, 0]);
  });

  it('refuses days in the wrong order', async () => {
    const path = '/staff/sales-report/?by=hour&from=2026-11-02&to=2026-11-01';
    const { status, body } = await store.call('GET', path, { token: staff.token });
    expect([status, body['errors']]).toEqual([
      400,
      { to: ['The last day can’t be before the first day'] },
    ]);
  });

  it('refuses more than two years', async () => {
    const ask = (to: string) =>
      store.call('GET', `/staff/sales-report/?by=month&from=2025-01-01&to=${to}`, {
        token: staff.token,
      });
    expect((await ask('2026-12-31')).status).toBe(200);
    const { status, body } = await ask('2099-12-31');
    expect([status, body['errors']]).toEqual([400, { to: ['A report can cover up to two years'] }]);
  });
});
