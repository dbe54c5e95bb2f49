import { eq } from 'drizzle-orm';
import { storeRules } from '../../contract/store-rules.ts';
import * as calls from '../../contract/wishlist.ts';
import { wishlistItems } from '../db/schema/cart.ts';
import { products } from '../db/schema/catalogue.ts';
import { productImages } from '../db/schema/product-parts.ts';
import { issueVisitorId } from '../http/visitor-id.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { makeProduct, makeProducts } from '../testing/make-product.ts';
import { openTestStore, type CallOptions, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const { maxWishlistItems } = storeRules;
const newVisitor = () => ({ visitorId: issueVisitorId(store.context.env.visitorSecret) });
const toggle = (who: CallOptions, pid: unknown) =>
  store.call('POST', '/wishlist/', { ...who, body: { pid } });
const read = async (who: CallOptions) =>
  calls.listWishlist.answer.validate((await store.call('GET', '/listwish/', who)).body, {
    strict: true,
  });

describe('the wishlist', () => {
  it('is empty at first', async () => {
    expect(await read(newVisitor())).toEqual({ status: true, data: [], wishlist_counter: 0 });
  });

  it('takes a product on and off again', async () => {
    const who = newVisitor();
    const product = await makeProduct(store);
    const on = await toggle(who, product.id);
    expect(on.status).toBe(200);
    const answer = await calls.toggleWishlist.answer.validate(on.body, { strict: true });
    expect(answer).toEqual({
      status: true,
      message: 'Added in wishlist',
      wishlist_counter: 1,
      is_in_wishlist: true,
    });
    expect((await toggle(who, product.id)).body).toEqual({
      status: true,
      message: 'Removed from wishlist',
      is_in_wishlist: false,
      wishlist_counter: 0,
    });
  });

  it('T94: holds so many products at most, and still lets go of them', async () => {
    const who = await makeCustomer(store);
    const { customerId } = who;
    const [first = 0, ...others] = await makeProducts(store, maxWishlistItems);
    await store.context.db
      .insert(wishlistItems)
      .values(others.map((productId) => ({ customerId, productId })));
    expect((await toggle(who, first)).body['wishlist_counter']).toBe(maxWishlistItems);
    const { id } = await makeProduct(store);
    const refused = await toggle(who, id);
    expect([refused.status, refused.body['message']]).toEqual([
      409,
      'Your wishlist can hold up to 300 products. Remove some products first.',
    ]);
    expect((await toggle(who, first)).body['is_in_wishlist']).toBe(false);
    expect((await toggle(who, id)).body['is_in_wishlist']).toBe(true);
  });

  it('shows the newest first, with prices and pictures in their order', async () => {
    const who = newVisitor();
    const older = await makeProduct(store, { stock: 3 });
    const newer = await makeProduct(store, { price: 9_950, basePrice: 12_000 });
    await store.context.db
      .insert(productImages)
      .values({ productId: newer.id, position: 0, path: '/images/test/first.svg' });
    await toggle(who, older.id);
    await toggle(who, newer.id);
    const list = await read(who);
    expect(list.wishlist_counter).toBe(2);
    expect(list.data).toEqual([
      expect.objectContaining({
        product_id: newer.id,
        name: newer.name,
        product_price: 99.5,
        base_price: 120,
        images: ['/images/test/first.svg', `/images/test/${newer.id}.svg`],
      }),
      expect.objectContaining({ product_id: older.id, available_stock_quantity: 3 }),
    ]);
  });

  it('shows null for what is out of stock and 20 for what is unknown', async () => {
    const who = newVisitor();
    const soldOut = await makeProduct(store, { stock: 0 });
    const unknown = await makeProduct(store, { stock: null });
    const offSale = await makeProduct(store, { stock: 9 });
    for (const { id } of [soldOut, unknown, offSale]) await toggle(who, id);
    await store.context.db
      .update(products)
      .set({ isOnSale: false })
      .where(eq(products.id, offSale.id));
    const shown = new Map(
      (await read(who)).data.map((item) => [item.product_id, item.available_stock_quantity]),
    );
    expect(shown).toEqual(
      new Map([
        [offSale.id, null],
        [unknown.id, 20],
        [soldOut.id, null],
      ]),
    );
    expect((await toggle(who, offSale.id)).body['message']).toBe('Removed from wishlist');
  });

  it.each([
    ['another site sells', { websites: [34] }],
    ['is off sale', { isOnSale: false }],
    ['comes out tomorrow', { publicFrom: new Date('2026-11-19T00:00:00+05:30') }],
  ])('does not know a product that %s', async (_, more) => {
    const product = await makeProduct(store, more);
    const answer = await toggle(newVisitor(), product.id);
    expect(answer.status).toBe(404);
    expect(answer.body['message']).toBe('Product not found');
  });

  it.each([0, -1, 1.5, 'x', null, undefined])('refuses %p as a product', async (pid) => {
    expect((await toggle(newVisitor(), pid)).status).toBe(400);
  });

  it("leaves another customer's list alone", async () => {
    const owner = await makeCustomer(store);
    const other = await makeCustomer(store);
    const product = await makeProduct(store);
    await toggle({ token: owner.token }, product.id);
    expect((await read({ token: other.token })).data).toEqual([]);
    expect((await toggle({ token: other.token }, product.id)).body['message']).toBe(
      'Added in wishlist',
    );
    expect((await read({ token: owner.token })).data).toHaveLength(1);
  });

  it('refuses a caller who is not logged in and shows no visitor id', async () => {
    expect((await store.call('GET', '/listwish/')).status).toBe(401);
    expect((await toggle({}, 1)).status).toBe(401);
    expect((await toggle({ visitorId: 'made-up.id' }, 1)).status).toBe(401);
  });

  it('flips once for every one of many toggles at the same time', async () => {
    const who = newVisitor();
    const product = await makeProduct(store);
    const answers = await Promise.all(Array.from({ length: 21 }, () => toggle(who, product.id)));
    const messages = answers.map(({ body }) => body['message']);
    expect(messages.filter((message) => message === 'Added in wishlist')).toHaveLength(11);
    expect(messages.filter((message) => message === 'Removed from wishlist')).toHaveLength(10);
    expect((await read(who)).wishlist_counter).toBe(1);
  });
});
