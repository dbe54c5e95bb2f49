import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import * as calls from '../../contract/staff-product-life.ts';
import { getStaffProduct } from '../../contract/staff-product.ts';
import { addPictures } from '../../contract/staff-product-picture.ts';
import { products } from '../db/schema/catalogue.ts';
import { productImages } from '../db/schema/product-parts.ts';
import { banners, pageMeta } from '../db/schema/content.ts';
import { auditEntries } from '../db/schema/running.ts';
import { reviews } from '../db/schema/review.ts';
import { stockMovements } from '../db/schema/stock.ts';
import { coupons } from '../db/schema/voucher.ts';
import { dropUnusedPicture } from '../jobs/check-files.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { makeListedProduct } from '../testing/listed-product.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let token: string;
let customerId: number;
beforeAll(async () => {
  store = await openTestStore();
  ({ token, customerId } = await staffFixture(store, ['catalogue']));
});
afterAll(() => store.close());

const db = () => store.context.db;
const staff = (method: string, path: string, body?: unknown) =>
  store.call(method, path, { token, ...(body !== undefined && { body }) });

async function read(id: number) {
  const { body } = await staff('GET', `/staff/products/${id}/`);
  return (await getStaffProduct.answer.validate(body, { strict: true })).data;
}
async function copied(id: number) {
  const answer = await staff('POST', `/staff/products/${id}/copy/`);
  expect(answer.status).toBe(201);
  return (await calls.copyProduct.answer.validate(answer.body, { strict: true })).data;
}
const remove = (id: number, replacementId?: number) =>
  staff(
    'DELETE',
    `/staff/products/${id}/${replacementId === undefined ? '' : `?replacement_id=${replacementId}`}`,
  );
const page = (id: number) => store.call('GET', `/web/single/product/${id}/`);
const found = async (text: string) =>
  (
    (await store.call('GET', `/web/products/list/?prod_search=${text}`)).body['data'] as {
      total: number;
    }
  ).total;
const findEntry = async (id: number, action: string) => {
  const entries = await db()
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `product:${id}`));
  return entries.find((entry) => entry.action === action);
};

async function picture(id: number): Promise<string> {
  const green = { width: 40, height: 40, channels: 3 as const, background: 'green' };
  const body = new FormData();
  const photo = new Uint8Array(await sharp({ create: green }).jpeg().toBuffer());
  body.append('picture', new Blob([photo]), 'photo.jpg');
  const answer = await staff('POST', `/staff/products/${id}/pictures/`, body);
  const { data } = await addPictures.answer.validate(answer.body, { strict: true });
  return data.at(-1)?.path ?? '';
}
const fetchStatus = async (path: string) =>
  (await store.app.request(path, { headers: { 'company-id': '33' } })).status;
const runDrop = (path: string) =>
  dropUnusedPicture(store.context, { name: path.replace('/files/', '') });

describe('a copy of a product', () => {
  it('has all that is said of it, but no stock, no sales and a name and SKU of its own', async () => {
    const related = await makeListedProduct(store);
    const { id } = await makeListedProduct(store, {
      name: 'Copied comfits',
      sku: 'CMF-1',
      stock: 7,
    });
    await staff('PATCH', `/staff/products/${id}/`, {
      related_ids: [related.id],
      rail: 'new',
      search_words: 'qumukhwas',
      allergens: 'Contains sesame',
      members_until: '2027-01-01T00:00:00+05:30',
    });
    const first = await read(id);
    expect(await findEntry(id, 'product.change')).toMatchObject({
      before: { allergens: '' },
      after: { allergens: 'Contains sesame' },
    });
    const copy = await copied(id);
    expect(copy).toMatchObject({
      name: 'Copied comfits (copy)',
      slug: 'copied-comfits-copy',
      sku: 'CMF-1-COPY',
      available_stock_quantity: 0,
      is_on_sale: false,
      version: 1,
      rail: null,
      members_until: null,
      sold_count: 0,
      kept_because: null,
      search_words: 'qumukhwas',
      product_price: first.product_price,
      category_id: first.category_id,
      description: first.description,
      allergens: 'Contains sesame',
    });
    expect(copy.related.map((one) => one.id)).toEqual([related.id]);
    expect(copy.pictures.map(({ path }) => path)).toEqual(first.pictures.map(({ path }) => path));
    expect((await page(copy.id)).status).toBe(404);
    expect(await found('comfits')).toBe(1);
    expect(
      await db().select().from(stockMovements).where(eq(stockMovements.productId, copy.id)),
    ).toEqual([]);
    expect(await findEntry(copy.id, 'product.create')).toMatchObject({
      staffId: customerId,
      after: { copyOf: id },
    });
    await staff('PATCH', `/staff/products/${copy.id}/`, { is_on_sale: true });
    expect(await found('comfits')).toBe(2);
    expect(await found('qumukhwas')).toBe(2);
  });

  it('is made of the same product as often as it is asked for, and once for one key', async () => {
    const { id } = await makeListedProduct(store, { name: 'Twice jam', sku: 'TWC-1' });
    const skus = (await Promise.all([copied(id), copied(id), copied(id)])).map(({ sku }) => sku);
    expect(skus.toSorted()).toEqual(['TWC-1-COPY', 'TWC-1-COPY-2', 'TWC-1-COPY-3']);
    const headers = { 'idempotency-key': 'one-copy' };
    const again = () => store.call('POST', `/staff/products/${id}/copy/`, { token, headers });
    const ids = (await Promise.all([again(), again()])).map(
      ({ body }) => (body['data'] as { id: number }).id,
    );
    expect(ids[0]).toBe(ids[1]);
  });

  it('shares the files of its pictures: each goes with the last product that shows it', async () => {
    const { id } = await makeListedProduct(store, { name: 'Pictured comfits' });
    const path = await picture(id);
    const copy = await copied(id);
    const shown = copy.pictures.find((one) => one.path === path);
    await staff('DELETE', `/staff/products/${copy.id}/pictures/${shown?.id}/`);
    await runDrop(path);
    expect(await fetchStatus(path)).toBe(200);
    const second = await copied(id);
    await staff('PATCH', `/staff/products/${id}/`, { is_on_sale: false });
    expect((await remove(id)).status).toBe(200);
    await runDrop(path);
    expect(await fetchStatus(path)).toBe(200);
    expect((await read(second.id)).pictures.map((one) => one.path)).toContain(path);
    expect((await remove(second.id)).status).toBe(200);
    await runDrop(path);
    expect(await fetchStatus(path)).toBe(404);
  });

  it('fits its name and SKU into what is allowed', async () => {
    const { id } = await makeListedProduct(store, { name: 'x'.repeat(200), sku: 'S'.repeat(40) });
    const { name, sku } = await copied(id);
    expect([name.length, name.endsWith('x (copy)')]).toEqual([200, true]);
    expect([sku.length, sku.endsWith('S-COPY')]).toEqual([40, true]);
  });
});

describe('a product that is deleted', () => {
  it('is gone from everywhere, and its address says so for good', async () => {
    const { id, slug } = await makeListedProduct(store, { name: 'Vanishing vinegar' });
    const shopper = await makeCustomer(store);
    const cart = { token: shopper.token, body: { pid: id, quantity: 1 } };
    expect((await store.call('POST', '/cart/', cart)).status).toBeLessThan(300);
    await db()
      .insert(pageMeta)
      .values({ path: `/products/${id}/${slug}`, title: 'Vinegar' });
    const [banner] = await db()
      .insert(banners)
      .values({ title: 'Sour', productId: id, picturedProductIds: [id] })
      .returning();
    expect(await found('vanishing')).toBe(1);
    await staff('PATCH', `/staff/products/${id}/`, { is_on_sale: false });
    const answer = await remove(id);
    expect(answer.status).toBe(200);
    await calls.removeProduct.answer.validate(answer.body, { strict: true });
    expect((await page(id)).body).toMatchObject({ gone: true, replacement: null });
    expect(await found('vanishing')).toBe(0);
    expect((await staff('GET', `/staff/products/${id}/`)).status).toBe(404);
    expect((await staff('GET', '/staff/products/?search=vanishing')).body['data']).toEqual([]);
    expect(await db().select().from(productImages).where(eq(productImages.productId, id))).toEqual(
      [],
    );
    expect(await db().select().from(pageMeta).where(eq(pageMeta.title, 'Vinegar'))).toEqual([]);
    const [remaining] = await db()
      .select()
      .from(banners)
      .where(eq(banners.id, banner?.id ?? 0));
    expect(remaining).toMatchObject({ productId: null, picturedProductIds: [] });
    const left = await store.call('GET', '/cart/', { token: shopper.token });
    expect([left.status, JSON.stringify(left.body).includes('Vanishing')]).toEqual([200, false]);
    expect(await findEntry(id, 'product.remove')).toMatchObject({
      staffId: customerId,
      before: { name: 'Vanishing vinegar' },
    });
    expect((await remove(id)).status).toBe(404);
  });

  it('leads to what takes its place, with all that led to it, as long as that can be had', async () => {
    const replacement = await makeListedProduct(store, { name: 'Cider heir' });
    const middle = await makeListedProduct(store, { isOnSale: false });
    const first = await makeListedProduct(store, { isOnSale: false, replacementId: middle.id });
    const removed = await makeListedProduct(store, { isOnSale: false });
    expect((await remove(removed.id, middle.id)).status).toBe(200);
    expect((await remove(middle.id, replacement.id)).status).toBe(200);
    const expected = { id: replacement.id, name: 'Cider heir' };
    for (const { id } of [middle, first, removed]) {
      expect((await page(id)).body).toMatchObject({ gone: true, replacement: expected });
    }
    await staff('PATCH', `/staff/products/${replacement.id}/`, { is_on_sale: false });
    expect((await page(middle.id)).body).toMatchObject({ gone: true, replacement: null });
    expect((await remove(replacement.id)).status).toBe(200);
    expect((await page(removed.id)).body).toMatchObject({ gone: true, replacement: null });
  });

  it('cannot be led to itself or to what there is not', async () => {
    const { id } = await makeListedProduct(store, { isOnSale: false });
    for (const replacementId of [id, 2_147_483_647]) {
      const { status, body } = await remove(id, replacementId);
      expect([status, Object.keys(body['errors'] as object)]).toEqual([400, ['replacement_id']]);
    }
    expect((await remove(2_147_483_647)).status).toBe(404);
  });
});

describe('a product that has to stay', () => {
  const refusalReason = async (id: number) => {
    const [{ status, body }, product] = [await remove(id), await read(id)];
    expect([status, body['message']]).toEqual([409, product.kept_because]);
    return product.kept_because;
  };

  it('is one that was ordered, reviewed, is on sale or has a coupon', async () => {
    const fixture = orderFixture(store);
    const ordered = await makeListedProduct(store, { stock: 5 });
    const who = await fixture.buyer(ordered.id);
    expect((await fixture.place(who, who.payload)).status).toBe(201);
    await staff('PATCH', `/staff/products/${ordered.id}/`, { is_on_sale: false });
    expect(await refusalReason(ordered.id)).toMatch(/^Customers have ordered this product/);

    const reviewed = await makeListedProduct(store, { isOnSale: false });
    await db().insert(reviews).values({ productId: reviewed.id, name: 'Uma', rating: 4 });
    expect(await refusalReason(reviewed.id)).toMatch(/^Customers have reviewed this product/);

    const couponed = await makeListedProduct(store, { isOnSale: false });
    await db().insert(coupons).values({ code: 'STAYS', percent: 10, productId: couponed.id });
    expect(await refusalReason(couponed.id)).toMatch(/^The coupon STAYS is for this product/);

    const { id } = await makeListedProduct(store);
    expect(await refusalReason(id)).toMatch(/^This product is published/);
  });

  it('is never lost to an order that is being placed', async () => {
    const fixture = orderFixture(store);
    const many = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const product = await makeListedProduct(store, { stock: 5 });
        return { id: product.id, who: await fixture.buyer(product.id) };
      }),
    );
    const outcomes = await Promise.all(
      many.map(async ({ id, who }) => {
        const placing = fixture.place(who, who.payload);
        await staff('PATCH', `/staff/products/${id}/`, { is_on_sale: false });
        const [placed, removed] = await Promise.all([placing, remove(id)]);
        return [placed.status, removed.status];
      }),
    );
    for (const [index, [placed, removed]] of outcomes.entries()) {
      const id = many[index]?.id ?? 0;
      const there = await db().select().from(products).where(eq(products.id, id));
      expect([placed, removed, there.length]).toEqual(
        placed === 201 ? [201, 409, 1] : [expect.any(Number), 200, 0],
      );
      expect(placed).toBeLessThan(500);
    }
  });

  it('refuses a customer, staff of another area, and a caller who is not logged in', async () => {
    const { id } = await makeListedProduct(store, { isOnSale: false });
    const { token: customer } = await makeCustomer(store);
    const { token: orders } = await staffFixture(store, ['orders']);
    for (const [method, path] of [
      ['DELETE', `/staff/products/${id}/`],
      ['POST', `/staff/products/${id}/copy/`],
    ] as const) {
      expect((await store.call(method, path, { token: customer })).status).toBe(403);
      expect((await store.call(method, path, { token: orders })).status).toBe(403);
      expect((await store.call(method, path)).status).toBe(401);
    }
    expect((await read(id)).id).toBe(id);
  });
});
