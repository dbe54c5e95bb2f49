import { eq } from 'drizzle-orm';
import * as calls from '../../contract/cart.ts';
import { storeRules } from '../../contract/store-rules.ts';
import { cartItems, carts } from '../db/schema/cart.ts';
import { products } from '../db/schema/catalogue.ts';
import { issueVisitorId } from '../http/visitor-id.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { makeProduct, makeProducts } from '../testing/make-product.ts';
import { openTestStore, type CallOptions, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const { maxCartLines } = storeRules;
const newVisitor = () => ({ visitorId: issueVisitorId(store.context.env.visitorSecret) });
const add = (who: CallOptions, pid: unknown, quantity: unknown = 1) =>
  store.call('POST', '/cart/', { ...who, body: { pid, quantity } });
const read = async (who: CallOptions) =>
  calls.getCart.answer.validate((await store.call('GET', '/cart/', who)).body, { strict: true });
const setStock = (id: number, stock: number | null) =>
  store.context.db.update(products).set({ stock }).where(eq(products.id, id));

async function withItem(who: CallOptions = newVisitor(), quantity = 2) {
  const product = await makeProduct(store);
  await add(who, product.id, quantity);
  const itemId = (await read(who)).data.find((item) => item.product_id === product.id)?.id;
  return { who, product, itemId };
}

describe('the cart', () => {
  it('is empty with zero totals before anything is added', async () => {
    const cart = await read(newVisitor());
    expect(cart.data).toEqual([]);
    expect(cart.cart_totals).toEqual({
      total: 0,
      discount_amt: 0,
      gift_voucher_amt: 0,
      gst_amt: 0,
      final_total: 0,
      cart_counter: 0,
      product_price: 0,
    });
  });

  it('shows what was added, with its product and its totals', async () => {
    const who = newVisitor();
    const product = await makeProduct(store, { price: 10_500, basePrice: 12_050, stock: 7 });
    const answer = await add(who, product.id, 2);
    expect(answer.status).toBe(201);
    const change = await calls.addToCart.answer.validate(answer.body, { strict: true });
    expect(change.message).toBe('Product added to cart!');
    expect(change.cart_counter).toBe(2);
    expect(change.cart_totals).toEqual({
      total: 210,
      discount_amt: 0,
      gift_voucher_amt: 0,
      gst_amt: 10,
      final_total: 210,
      cart_counter: 2,
      product_price: 241,
    });
    expect(change.data).toEqual([
      expect.objectContaining({
        product: product.name,
        product_id: product.id,
        product_image: `/images/test/${product.id}.svg`,
        quantity: 2,
        selling_price: 105,
        base_price: 120.5,
        total: 210,
        available_quantity: 7,
        is_on_sale: true,
        asked_quantity: null,
        net_quantity: 250,
        unit: 'g',
      }),
    ]);
    const cart = await read(who);
    expect(cart.data).toEqual(change.data);
    expect(cart.cart_totals).toEqual(change.cart_totals);
  });

  it('adds up when the same product comes again', async () => {
    const { who, product } = await withItem(newVisitor(), 2);
    const again = await add(who, product.id, 3);
    expect(again.body['cart_counter']).toBe(5);
    expect((await read(who)).data).toHaveLength(1);
  });

  it('shows the price of this moment', async () => {
    const { who, product } = await withItem();
    await store.context.db
      .update(products)
      .set({ price: 29_999 })
      .where(eq(products.id, product.id));
    expect((await read(who)).cart_totals.total).toBe(599.98);
  });

  it('takes no more than the stock and says how many there are', async () => {
    const who = newVisitor();
    const product = await makeProduct(store, { stock: 5 });
    expect((await add(who, product.id, 5)).status).toBe(201);
    const over = await add(who, product.id, 1);
    expect(over.status).toBe(409);
    expect(over.body).toMatchObject({ status: false, available_quantity: 5 });
    expect(over.body['message']).toContain(product.name);
    expect((await read(who)).cart_totals.cart_counter).toBe(5);
    expect((await add(newVisitor(), product.id, 6)).status).toBe(409);
  });

  it('takes nothing of what is out of stock', async () => {
    const product = await makeProduct(store, { stock: 0 });
    const answer = await add(newVisitor(), product.id);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ available_quantity: 0 });
  });

  it('T94: holds so many different products at most, and takes more of those', async () => {
    const who = await makeCustomer(store);
    const [first = 0, last = 0, ...others] = await makeProducts(store, maxCartLines);
    await add(who, first);
    const [cart] = await store.context.db
      .select({ id: carts.id })
      .from(carts)
      .where(eq(carts.customerId, who.customerId));
    const cartId = cart?.id ?? 0;
    await store.context.db
      .insert(cartItems)
      .values(others.map((productId) => ({ cartId, productId, quantity: 1 })));
    expect((await add(who, last)).status).toBe(201);
    const refused = await add(who, (await makeProduct(store)).id);
    expect([refused.status, refused.body['message']]).toEqual([
      409,
      'Your cart can hold up to 100 different products. Place an order, or remove some products first.',
    ]);
    expect((await add(who, first)).body['cart_counter']).toBe(maxCartLines + 1);
    expect((await read(who)).data).toHaveLength(maxCartLines);
  });

  it('takes at most 20 where the stock is unknown', async () => {
    const who = newVisitor();
    const product = await makeProduct(store, { stock: null });
    expect((await add(who, product.id, 20)).status).toBe(201);
    expect((await read(who)).data[0]?.available_quantity).toBeNull();
    const over = await add(who, product.id, 1);
    expect(over.status).toBe(409);
    expect(over.body).toMatchObject({ available_quantity: 20 });
  });

  it('tells the truth about a stock that fell', async () => {
    const { who, product, itemId } = await withItem(newVisitor(), 4);
    await setStock(product.id, 1);
    expect((await read(who)).data[0]).toMatchObject({ quantity: 4, available_quantity: 1 });
    const change = (quantity: number) =>
      store.call('PATCH', `/cart/${itemId}/`, { ...who, body: { quantity } });
    expect((await change(3)).body).toMatchObject({ available_quantity: 1 });
    expect((await change(1)).status).toBe(200);
  });

  it('says that a product which left the shop can no longer be had', async () => {
    const { who, product } = await withItem();
    await store.context.db
      .update(products)
      .set({ isOnSale: false })
      .where(eq(products.id, product.id));
    expect((await read(who)).data[0]).toMatchObject({ available_quantity: 0, is_on_sale: false });
  });

  it.each([
    ['another site sells', { websites: [34] }],
    ['is off sale', { isOnSale: false }],
    ['comes out tomorrow', { publicFrom: new Date('2026-11-19T00:00:00+05:30') }],
  ])('does not know a product that %s', async (_, more) => {
    const product = await makeProduct(store, more);
    const answer = await add(newVisitor(), product.id);
    expect(answer.status).toBe(404);
    expect(answer.body['message']).toBe('Product not found');
  });

  it('does not know a product that does not exist', async () => {
    expect((await add(newVisitor(), 2_147_483_647)).status).toBe(404);
  });

  it.each([0, -1, 1.5, 1e9, 'x', '', null, undefined, {}, true])(
    'refuses %p as a quantity',
    async (quantity) => {
      const { who, product, itemId } = await withItem();
      const body = { pid: product.id, quantity };
      const added = await store.call('POST', '/cart/', { ...who, body });
      expect(added.status).toBe(400);
      expect(added.body['errors']).toHaveProperty('quantity');
      const changed = await store.call('PATCH', `/cart/${itemId}/`, { ...who, body: { quantity } });
      expect(changed.status).toBe(400);
      expect((await read(who)).cart_totals.cart_counter).toBe(2);
    },
  );

  it.each([0, -1, 1.5, 1e12, 'x', null, undefined])('refuses %p as a product', async (pid) => {
    const answer = await add(newVisitor(), pid);
    expect(answer.status).toBe(400);
    expect(answer.body['errors']).toHaveProperty('pid');
  });

  it('changes a quantity', async () => {
    const { who, itemId } = await withItem();
    const answer = await store.call('PATCH', `/cart/${itemId}`, { ...who, body: { quantity: 7 } });
    expect(answer.status).toBe(200);
    const change = await calls.changeCartItem.answer.validate(answer.body, { strict: true });
    expect(change).toMatchObject({ message: 'Quantity updated!', cart_counter: 7 });
  });

  it('removes a product', async () => {
    const { who, itemId } = await withItem();
    const answer = await store.call('DELETE', `/cart/${itemId}/`, who);
    expect(answer.status).toBe(200);
    const change = await calls.removeCartItem.answer.validate(answer.body, { strict: true });
    expect(change).toMatchObject({
      message: 'Product removed from cart!',
      cart_counter: 0,
      data: [],
    });
    expect((await store.call('DELETE', `/cart/${itemId}/`, who)).status).toBe(404);
  });

  it.each(['0', '-1', 'x', '1.5', '99999999999'])('has no item %p', async (itemId) => {
    const who = newVisitor();
    const body = { quantity: 1 };
    expect((await store.call('PATCH', `/cart/${itemId}/`, { ...who, body })).status).toBe(404);
    expect((await store.call('DELETE', `/cart/${itemId}`, who)).status).toBe(404);
  });

  it("refuses another customer's item", async () => {
    const owner = await makeCustomer(store);
    const other = await makeCustomer(store);
    const { itemId } = await withItem({ token: owner.token });
    for (const stranger of [{ token: other.token }, newVisitor()]) {
      await withItem(stranger);
      const change = { ...stranger, body: { quantity: 9 } };
      expect((await store.call('PATCH', `/cart/${itemId}/`, change)).status).toBe(404);
      expect((await store.call('DELETE', `/cart/${itemId}`, stranger)).status).toBe(404);
    }
    expect((await read({ token: owner.token })).data[0]).toMatchObject({ id: itemId, quantity: 2 });
  });

  it('refuses a caller who is not logged in and shows no visitor id', async () => {
    expect((await store.call('GET', '/cart/')).status).toBe(401);
    expect((await add({}, 1)).status).toBe(401);
    expect((await add({ visitorId: 'made-up.id' }, 1)).status).toBe(401);
    expect((await add({ token: 'x'.repeat(40) }, 1)).status).toBe(401);
  });

  it("is the customer's own where a visitor id comes along as well", async () => {
    const { token } = await makeCustomer(store);
    const visitor = newVisitor();
    await withItem({ token, ...visitor });
    expect((await read({ token })).data).toHaveLength(1);
    expect((await read(visitor)).data).toHaveLength(0);
  });
});

describe('many at once', () => {
  it('add up exactly for one visitor who has no cart yet', async () => {
    const who = newVisitor();
    const product = await makeProduct(store);
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(who, product.id, 2)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect((await read(who)).cart_totals.cart_counter).toBe(40);
    const { db } = store.context;
    const mine = await db.select().from(carts).where(eq(carts.visitorId, who.visitorId));
    expect(mine).toHaveLength(1);
  });

  it('never put more into the cart than there is', async () => {
    const { token } = await makeCustomer(store);
    const product = await makeProduct(store, { stock: 7 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => add({ token }, product.id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(7);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(13);
    expect((await read({ token })).cart_totals.cart_counter).toBe(7);
  });

  it('keep different products apart', async () => {
    const who = newVisitor();
    const goods = await Promise.all(Array.from({ length: 10 }, () => makeProduct(store)));
    await Promise.all(goods.flatMap(({ id }) => [add(who, id), add(who, id)]));
    const cart = await read(who);
    expect(cart.data.map((item) => item.quantity)).toEqual(Array(10).fill(2));
  });

  it('remove a product once', async () => {
    const { who, itemId } = await withItem();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => store.call('DELETE', `/cart/${itemId}`, who)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await store.context.db
      .select()
      .from(cartItems)
      .where(eq(cartItems.id, itemId ?? 0));
    expect(left).toEqual([]);
  });
});
