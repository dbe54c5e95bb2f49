import { desc, eq } from 'drizzle-orm';
import * as calls from '../../contract/staff-product.ts';
import { products } from '../db/schema/catalogue.ts';
import { stockMovements } from '../db/schema/stock.ts';
import { customers } from '../db/schema/customer.ts';
import { auditEntries } from '../db/schema/running.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { signInAs, type SignedIn } from '../testing/sign-in.ts';
import { makeListedProduct } from '../testing/listed-product.ts';
import { lastTags } from '../testing/waiting-jobs.ts';
import { openTestStore, type CallOptions, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let staff: SignedIn;
beforeAll(async () => {
  store = await openTestStore();
  staff = await signInAs(store, 'staff@example.in');
});
afterAll(() => store.close());

const db = () => store.context.db;

const change = (id: unknown, body: unknown, who: CallOptions = { token: staff.token }) =>
  store.call('PATCH', `/staff/products/${id}/`, { ...who, body });

async function changed(id: number, body: unknown, who?: CallOptions) {
  const answer = await change(id, body, who);
  expect(answer.status).toBe(200);
  return (await calls.changeProduct.answer.validate(answer.body, { strict: true })).data;
}

async function findProduct(id: number) {
  const [row] = await db().select().from(products).where(eq(products.id, id));
  if (!row) throw new Error('The product is gone');
  return row;
}

const newestMovement = async (id: number) =>
  (
    await db()
      .select()
      .from(stockMovements)
      .where(eq(stockMovements.productId, id))
      .orderBy(desc(stockMovements.id))
  )[0];

const search = async (text: string) =>
  (
    (await store.call('GET', `/web/products/list/?prod_search=${text}`)).body['data'] as {
      total: number;
    }
  ).total;

describe('what staff change of a product', () => {
  it('shows at once, on its page and in the answer', async () => {
    const { id } = await makeListedProduct(store);
    const body = { product_price: 199.5, base_price: 250, available_stock_quantity: 7 };
    expect(await changed(id, body)).toMatchObject({ id, ...body });
    const page = await store.call('GET', `/web/single/product/${id}/`);
    expect(page.body['data']).toMatchObject(body);
    expect(await findProduct(id)).toMatchObject({ price: 19_950, basePrice: 25_000, version: 2 });
    expect(await lastTags(store)).toEqual([`product:${id}`, 'products']);
  });

  it('is entered in the audit, with what was before', async () => {
    const { id, name } = await makeListedProduct(store);
    await changed(id, { product_price: 111, name });
    const entries = await db()
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `product:${id}`));
    expect(entries).toEqual([
      expect.objectContaining({
        staffId: staff.customerId,
        action: 'product.change',
        before: { price: 30_000 },
        after: { price: 11_100 },
      }),
    ]);
  });

  it('never puts the price above the MRP, whichever of them changes', async () => {
    const { id } = await makeListedProduct(store, { price: 30_000, basePrice: 35_000 });
    const faults = async (body: unknown) => {
      const answer = await change(id, body);
      expect(answer.status).toBe(400);
      return Object.keys(answer.body['errors'] as object);
    };
    expect(await faults({ product_price: 350.01 })).toEqual(['product_price']);
    expect(await faults({ base_price: 299.99 })).toEqual(['base_price']);
    expect(await faults({ product_price: 400, base_price: 399 })).toEqual(['product_price']);
    expect(await faults({ product_price: 0 })).toEqual(['product_price']);
    expect(await faults({ product_price: -1 })).toEqual(['product_price']);
    expect(await faults({ product_price: 1.005 })).toEqual(['product_price']);
    expect(await faults({ available_stock_quantity: -1 })).toEqual(['available_stock_quantity']);
    expect(await faults({ available_stock_quantity: 1.5 })).toEqual(['available_stock_quantity']);
    expect(await faults({ name: ' ' })).toEqual(['name']);
    expect(await findProduct(id)).toMatchObject({ price: 30_000, basePrice: 35_000, version: 1 });
    await changed(id, { product_price: 350 });
    await changed(id, { product_price: 900, base_price: 900 });
  });

  it('writes down each movement of the stock', async () => {
    const { id } = await makeListedProduct(store, { stock: 10 });
    await changed(id, { available_stock_quantity: 4 });
    expect(await newestMovement(id)).toMatchObject({
      change: -6,
      reason: 'staff',
      staffId: staff.customerId,
    });
    expect(await lastTags(store)).toEqual([`product:${id}`]);
    await changed(id, { available_stock_quantity: null });
    expect(await newestMovement(id)).toMatchObject({ change: -4 });
    await changed(id, { available_stock_quantity: 3 });
    expect(await newestMovement(id)).toMatchObject({ change: 3 });
    await changed(id, { available_stock_quantity: 0 });
    expect(await lastTags(store)).toEqual([`product:${id}`, 'products']);
    const before = await newestMovement(id);
    await changed(id, { available_stock_quantity: 0 });
    expect(await newestMovement(id)).toEqual(before);
  });

  it('loses no piece when orders and staff meet', async () => {
    const { id } = await makeListedProduct(store, { stock: 50 });
    const take = () =>
      store.client.pool.query('update products set stock = stock - 1 where id = $1', [id]);
    await Promise.all([
      ...Array.from({ length: 10 }, take),
      changed(id, { available_stock_quantity: 100 }),
      ...Array.from({ length: 10 }, take),
    ]);
    const movement = await newestMovement(id);
    const { stock } = await findProduct(id);
    expect(stock).toBe(50 - 20 + (movement?.change ?? 0));
  });

  it('can be found by the new name at once, no more by the old, and by all else as before', async () => {
    const { id } = await makeListedProduct(store, {
      name: 'Brinjalo pickle',
      searchText: 'brinjalo pickle aranya food achaaro',
    });
    expect(await search('brinjalo')).toBe(1);
    expect((await changed(id, { name: 'Auberginio  Pickle!' })).name).toBe('Auberginio  Pickle!');
    expect(await search('brinjalo')).toBe(0);
    expect(await search('auberginio')).toBe(1);
    expect(await search('achaaro')).toBe(1);
    expect((await findProduct(id)).slug).toBe('auberginio-pickle');
    expect(await lastTags(store)).toEqual([`product:${id}`, 'products']);
  });

  it('is cleaned where it is HTML', async () => {
    const { id } = await makeListedProduct(store);
    const { description } = await changed(id, {
      description: `<h1>Big</h1><h2>Fine</h2><p onclick="x()" style="color:red">A <b>b</b> <em>c</em><br>
        <a href="javascript:alert(1)">one</a> <a href="//evil.example">two</a>
        <a href="/shop?page=1" target="_blank">three</a> <a href="https://example.in">four</a>
        <a href="mailto:shop@example.in">five</a></p><script>alert(1)</script><img src=x onerror=y>
        <ul><li>six</li></ul><iframe src="https://example.in"></iframe>`,
    });
    expect(description.replace(/\s+/g, ' ')).toBe(
      'Big<h2>Fine</h2><p>A b <em>c</em><br /> <a>one</a> <a>two</a> ' +
        '<a href="/shop?page=1">three</a> <a href="https://example.in">four</a> ' +
        '<a href="mailto:shop@example.in">five</a></p> <ul><li>six</li></ul>',
    );
    expect(await lastTags(store)).toEqual([`product:${id}`]);
  });

  it('is nothing where nothing was sent or all is as it was', async () => {
    const { id, name } = await makeListedProduct(store);
    await changed(id, {});
    await changed(id, { name, product_price: 300, is_on_sale: true, rating_sum: 9 });
    expect(await findProduct(id)).toMatchObject({ version: 1, isOnSale: true, ratingSum: 0 });
  });

  it('takes it off sale, to what has taken its place, and puts it there again', async () => {
    const replacement = await makeListedProduct(store, { name: 'Karonda heir' });
    const { id } = await makeListedProduct(store, { name: 'Karonda jam' });
    const page = async () => (await store.call('GET', `/web/single/product/${id}/`)).body;
    expect(await search('karonda')).toBe(2);
    await changed(id, { is_on_sale: false });
    expect(await page()).toMatchObject({ status: false, gone: true, replacement: null });
    expect(await search('karonda')).toBe(1);
    const shelves = [`product:${id}`, 'products', 'categories', 'brands'];
    expect(await lastTags(store)).toEqual(shelves);
    await changed(id, { replacement_id: replacement.id });
    expect(await page()).toMatchObject({ gone: true, replacement: { id: replacement.id } });
    await changed(id, { is_on_sale: true, replacement_id: null });
    expect(await page()).toMatchObject({ status: true, data: { id } });
    expect(await search('karonda')).toBe(2);
    expect(await lastTags(store)).toEqual(shelves);
  });

  it('names a replacement that there is, and not itself', async () => {
    const { id } = await makeListedProduct(store);
    const elsewhere = await makeListedProduct(store, { websites: [34] });
    for (const replacement_id of [id, elsewhere.id, 2147483647, 0, 'x']) {
      const answer = await change(id, { replacement_id });
      expect(answer.status).toBe(400);
      expect(answer.body['errors']).toHaveProperty('replacement_id');
    }
    expect((await findProduct(id)).replacementId).toBeNull();
  });

  it('reaches products that are off sale, but none of another site', async () => {
    const offSale = await makeListedProduct(store, { isOnSale: false });
    expect((await changed(offSale.id, { product_price: 10 })).product_price).toBe(10);
    const elsewhere = await makeListedProduct(store, { websites: [34] });
    for (const id of [elsewhere.id, 2147483647, 'x', 0]) {
      expect((await change(id, { product_price: 10 })).status).toBe(404);
    }
  });
});

describe('who may change a product', () => {
  it('refuses a customer, and a caller who is not logged in', async () => {
    const { id } = await makeListedProduct(store);
    const { token } = await makeCustomer(store);
    expect((await change(id, { product_price: 1 }, { token })).status).toBe(403);
    expect((await change(id, { product_price: 1 }, {})).status).toBe(401);
    expect((await findProduct(id)).price).toBe(30_000);
  });

  it('is the owner and staff of the catalogue', async () => {
    const { id } = await makeListedProduct(store);
    const owner = await signInAs(store, 'owner@example.in');
    await changed(id, { product_price: 20 }, { token: owner.token });
    const colleague = await makeCustomer(store);
    const withAreas = async (areas: string[]) => {
      await db()
        .update(customers)
        .set({ isStaff: true, staffAreas: areas })
        .where(eq(customers.id, colleague.customerId));
      return (await change(id, { product_price: 21 }, { token: colleague.token })).status;
    };
    expect(await withAreas([])).toBe(403);
    expect(await withAreas(['orders', 'catalogue'])).toBe(200);
    expect(await withAreas(['orders'])).toBe(403);
  });
});
