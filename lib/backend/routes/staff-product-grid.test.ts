import { gridFaults, saveProducts } from '../../contract/staff-product-grid.ts';
import { makeListedProduct } from '../testing/listed-product.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  ({ token } = await staffFixture(store, ['catalogue']));
});
afterAll(() => store.close());

const save = (rows: object[], more: object = {}) =>
  store.call('PATCH', '/staff/products/', { token, body: { rows, ...more } });
async function saved(rows: object[], more: object = {}) {
  const { status, body } = await save(rows, more);
  expect({ status, body }).toMatchObject({ status: 200 });
  return saveProducts.answer.validate(body, { strict: true });
}
async function read(id: number) {
  const { rows } = await store.client.pool.query<{
    price: number;
    stock: number | null;
    version: number;
    is_on_sale: boolean;
  }>('select price, stock, version, is_on_sale from products where id = $1', [id]);
  const [row] = rows;
  if (!row) throw new Error('The product is gone');
  return row;
}
const byCode = (code: string) =>
  store.call('GET', `/staff/product-by-code/?code=${encodeURIComponent(code)}`, { token });

describe('many products at once', () => {
  it('takes price, stock and sale of several, with one entry each in the stock book', async () => {
    const one = await makeListedProduct(store, { stock: 10 });
    const other = await makeListedProduct(store, { stock: null });
    const { saved_ids, faults } = await saved(
      [
        { id: other.id, version: 1, available_stock_quantity: 7, stock_before: null },
        {
          id: one.id,
          version: 1,
          product_price: 249,
          is_on_sale: false,
          available_stock_quantity: 4,
          stock_before: 10,
        },
      ],
      { note: 'Counted' },
    );
    expect({ saved_ids, faults }).toEqual({ saved_ids: [one.id, other.id], faults: [] });
    expect(await read(one.id)).toEqual({
      price: 24_900,
      stock: 4,
      version: 2,
      is_on_sale: false,
    });
    expect(await read(other.id)).toMatchObject({ stock: 7 });
    const { rows } = await store.client.pool.query(
      'select change, reason, note from stock_movements where product_id = $1 order by id desc',
      [one.id],
    );
    expect(rows[0]).toEqual({ change: -6, reason: 'staff', note: 'Counted' });
  });

  it('saves nothing where a row has an error, and the good rows when asked to', async () => {
    const good = await makeListedProduct(store);
    const dear = await makeListedProduct(store);
    const rows = [
      { id: good.id, product_price: 200 },
      { id: dear.id, product_price: 100_000 },
    ];
    const refused = await save(rows);
    expect(refused.status).toBe(409);
    const fault = {
      id: dear.id,
      field: 'product_price',
      message: 'Price can’t be higher than the MRP',
    };
    expect((await gridFaults.validate(refused.body)).faults).toEqual([fault]);
    expect(await read(good.id)).toMatchObject({ price: good.price, version: 1 });

    const { saved_ids, faults } = await saved(rows, { skip_faulty: true });
    expect({ saved_ids, faults }).toEqual({ saved_ids: [good.id], faults: [fault] });
    expect(await read(good.id)).toMatchObject({ price: 20_000, version: 2 });
    expect(await read(dear.id)).toMatchObject({ price: dear.price, version: 1 });
  });

  it('refuses the row that a colleague has changed, and names the colleague', async () => {
    const { id } = await makeListedProduct(store);
    await saved([{ id, version: 1, product_price: 200 }]);
    const late = await save([{ id, version: 1, product_price: 210 }]);
    const { faults } = await gridFaults.validate(late.body);
    expect(faults).toMatchObject([{ id, field: null }]);
    expect(faults[0]?.message).toMatch(/changed this product on \d/);
    expect(await read(id)).toMatchObject({ price: 20_000 });
  });

  it('leaves sold what was sold while somebody counted', async () => {
    const { id } = await makeListedProduct(store, { stock: 12 });
    await store.client.pool.query('update products set stock = 11 where id = $1', [id]);
    await saved([{ id, available_stock_quantity: 10, stock_before: 12 }]);
    expect(await read(id)).toMatchObject({ stock: 9 });
    const tooFew = await save([{ id, available_stock_quantity: 0, stock_before: 12 }]);
    expect((await gridFaults.validate(tooFew.body)).faults).toEqual([
      {
        id,
        field: 'available_stock_quantity',
        message: 'Only 9 left now. Check the quantity again.',
      },
    ]);
  });

  it('keeps the changes of two who save the same products in other orders', async () => {
    const made = [await makeListedProduct(store), await makeListedProduct(store)];
    const rows = made.map(({ id, stock }) => ({
      id,
      available_stock_quantity: (stock ?? 0) + 5,
      stock_before: stock,
    }));
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => save(turn % 2 ? rows : rows.toReversed())),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    for (const { id, stock } of made) {
      expect(await read(id)).toMatchObject({ stock: (stock ?? 0) + 40 });
    }
  });

  it('refuses a product that is there twice, and a stock without the one that was shown', async () => {
    const { id } = await makeListedProduct(store);
    expect((await save([{ id }, { id }])).status).toBe(400);
    expect((await save([{ id, available_stock_quantity: 3 }])).status).toBe(400);
  });
});

describe('a scanned code', () => {
  it('finds a product by SKU in any case, or by barcode', async () => {
    const { id, sku } = await makeListedProduct(store, { barcode: '4006381333931' });
    for (const code of [sku, sku.toLowerCase(), '4006381333931']) {
      expect((await byCode(code)).body['data']).toMatchObject({ id, sku });
    }
    expect((await byCode('no-such-code')).status).toBe(404);
  });

  it('names both products that carry one barcode', async () => {
    const barcode = '96385074';
    const one = await makeListedProduct(store, { barcode });
    const other = await makeListedProduct(store, { barcode });
    const { status, body } = await byCode(barcode);
    expect(status).toBe(409);
    expect(body['message']).toBe(`${one.sku} and ${other.sku} have this barcode. Enter the SKU.`);
  });
});
