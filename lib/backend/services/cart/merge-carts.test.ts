import { eq } from 'drizzle-orm';
import { storeRules } from '../../../contract/store-rules.ts';
import { cartItems, carts, wishlistItems } from '../../db/schema/cart.ts';
import { products } from '../../db/schema/catalogue.ts';
import { inTransaction } from '../../db/transaction.ts';
import { issueVisitorId } from '../../http/visitor-id.ts';
import { makeCustomer } from '../../testing/make-customer.ts';
import { makeProduct, makeProducts } from '../../testing/make-product.ts';
import { openTestStore, type CallOptions, type TestStore } from '../../testing/test-store.ts';
import { mergeVisitor } from './merge-carts.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const { maxCartLines, maxWishlistItems } = storeRules;

async function parties() {
  const { token, customerId } = await makeCustomer(store);
  const visitorId = issueVisitorId(store.context.env.visitorSecret);
  const merge = () => mergeVisitor(store.context, { visitorId, customerId });
  return { customer: { token }, visitor: { visitorId }, ids: { visitorId, customerId }, merge };
}

const add = (who: CallOptions, pid: number, quantity: number) =>
  store.call('POST', '/cart/', { ...who, body: { pid, quantity } });
const wish = (who: CallOptions, pid: number) =>
  store.call('POST', '/wishlist/', { ...who, body: { pid } });
const quantities = async (who: CallOptions) => {
  const { body } = await store.call('GET', '/cart/', who);
  const items = body['data'] as { product_id: number; quantity: number }[];
  return new Map(items.map((item) => [item.product_id, item.quantity]));
};
const wishlistOf = async (who: CallOptions) => {
  const { body } = await store.call('GET', '/listwish/', who);
  return (body['data'] as { product_id: number }[]).map((item) => item.product_id);
};

describe('merging a visitor into a customer', () => {
  it('moves a cart to a customer who has none', async () => {
    const { customer, visitor, merge } = await parties();
    const product = await makeProduct(store);
    await add(visitor, product.id, 3);
    expect(await merge()).toEqual({ cartLines: 1, wishlistItems: 0 });
    expect(await quantities(customer)).toEqual(new Map([[product.id, 3]]));
    expect(await quantities(visitor)).toEqual(new Map());
  });

  it('adds quantities up to the stock, or to 20 where it is unknown, and loses nothing', async () => {
    const { customer, visitor, merge } = await parties();
    const [both, scarce, unknown, mine, theirs] = await Promise.all([
      makeProduct(store),
      makeProduct(store, { stock: 8 }),
      makeProduct(store, { stock: null }),
      makeProduct(store),
      makeProduct(store),
    ]);
    await add(customer, both.id, 2);
    await add(visitor, both.id, 3);
    await add(customer, scarce.id, 5);
    await add(visitor, scarce.id, 5);
    await add(customer, unknown.id, 15);
    await add(visitor, unknown.id, 15);
    await add(customer, mine.id, 1);
    await add(visitor, theirs.id, 4);
    await merge();
    expect(await quantities(customer)).toEqual(
      new Map([
        [both.id, 5],
        [scarce.id, 8],
        [unknown.id, 20],
        [mine.id, 1],
        [theirs.id, 4],
      ]),
    );
  });

  it('remembers what was asked for where less can be had, until the line is changed', async () => {
    const { customer, visitor, merge } = await parties();
    const [shared, brought, enough] = await Promise.all([
      makeProduct(store, { stock: 8 }),
      makeProduct(store, { stock: 9 }),
      makeProduct(store),
    ]);
    await add(customer, shared.id, 5);
    await add(visitor, shared.id, 6);
    await add(visitor, brought.id, 9);
    await add(visitor, enough.id, 2);
    await store.context.db.update(products).set({ stock: 4 }).where(eq(products.id, brought.id));
    await merge();
    const read = async () => {
      const { body } = await store.call('GET', '/cart/', customer);
      const items = body['data'] as Record<'id' | 'product_id' | 'asked_quantity', number>[];
      return new Map(items.map((item) => [item.product_id, item]));
    };
    const items = await read();
    const requestedQuantities = [shared, brought, enough].map(
      ({ id }) => items.get(id)?.asked_quantity,
    );
    expect(requestedQuantities).toEqual([11, 9, null]);
    const path = `/cart/${items.get(shared.id)?.id}/`;
    await store.call('PATCH', path, { ...customer, body: { quantity: 8 } });
    expect((await read()).get(shared.id)?.asked_quantity).toBeNull();
  });

  it('keeps one piece of what is sold out, so that the customer is told', async () => {
    const { customer, visitor, merge } = await parties();
    const product = await makeProduct(store, { stock: 4 });
    await add(visitor, product.id, 4);
    await store.context.db.update(products).set({ stock: 0 }).where(eq(products.id, product.id));
    await merge();
    const { body } = await store.call('GET', '/cart/', customer);
    expect(body['data']).toEqual([expect.objectContaining({ quantity: 1, available_quantity: 0 })]);
  });

  it('unites the wishlists and keeps the newest first', async () => {
    const { customer, visitor, merge } = await parties();
    const [both, mine, theirs] = await Promise.all([1, 2, 3].map(() => makeProduct(store)));
    if (!both || !mine || !theirs) throw new Error('Three products were asked for');
    await wish(customer, both.id);
    await wish(customer, mine.id);
    await wish(visitor, both.id);
    await wish(visitor, theirs.id);
    expect(await merge()).toEqual({ cartLines: 0, wishlistItems: 1 });
    expect(await wishlistOf(customer)).toEqual([theirs.id, mine.id, both.id]);
    expect(await wishlistOf(visitor)).toEqual([]);
  });

  it('T94: fills cart and wishlist up to their limits; the rest waits with the visitor', async () => {
    const { customer, visitor, ids, merge } = await parties();
    const { db } = store.context;
    const own = await makeProducts(store, maxCartLines - 1);
    const [known = 0] = own;
    await add(customer, known, 1);
    const [cart] = await db
      .select({ id: carts.id })
      .from(carts)
      .where(eq(carts.customerId, ids.customerId));
    await db
      .insert(cartItems)
      .values(own.slice(1).map((productId) => ({ cartId: cart?.id ?? 0, productId, quantity: 1 })));
    const [older = 0, newer = 0] = await makeProducts(store, 2);
    for (const pid of [older, newer, known]) await add(visitor, pid, 2);
    expect(await merge()).toMatchObject({ cartLines: 2 });
    const found = await quantities(customer);
    expect([older, newer, known].map((pid) => found.get(pid))).toEqual([2, undefined, 3]);
    expect(found.size).toBe(maxCartLines);
    expect(await quantities(visitor)).toEqual(new Map([[newer, 2]]));
    expect(await merge()).toMatchObject({ cartLines: 0 });
    await db.delete(cartItems).where(eq(cartItems.productId, older));
    expect(await merge()).toMatchObject({ cartLines: 1 });
    expect((await quantities(customer)).get(newer)).toBe(2);
    expect(await quantities(visitor)).toEqual(new Map());

    const { customerId } = ids;
    const wished = await makeProducts(store, maxWishlistItems - 1);
    await db.insert(wishlistItems).values(wished.map((productId) => ({ customerId, productId })));
    await wish(visitor, older);
    await wish(visitor, newer);
    expect(await merge()).toMatchObject({ wishlistItems: 1 });
    expect((await wishlistOf(customer)).length).toBe(maxWishlistItems);
    expect(await wishlistOf(visitor)).toEqual([newer]);
  });

  it('finds nothing where the visitor has nothing', async () => {
    const { merge } = await parties();
    expect(await merge()).toEqual({ cartLines: 0, wishlistItems: 0 });
  });

  it('lets the visitor begin a new cart afterwards', async () => {
    const { customer, visitor, merge } = await parties();
    const product = await makeProduct(store);
    await add(visitor, product.id, 1);
    await merge();
    await add(visitor, product.id, 2);
    expect(await quantities(visitor)).toEqual(new Map([[product.id, 2]]));
    await merge();
    expect(await quantities(customer)).toEqual(new Map([[product.id, 3]]));
  });

  it('belongs to the transaction of the login', async () => {
    const { customer, visitor, ids } = await parties();
    const product = await makeProduct(store);
    await add(visitor, product.id, 2);
    const failing = inTransaction(store.context.db, async (tx) => {
      await mergeVisitor({ ...store.context, db: tx }, ids);
      throw new Error('the login failed');
    });
    await expect(failing).rejects.toThrow('the login failed');
    expect(await quantities(visitor)).toEqual(new Map([[product.id, 2]]));
    expect(await quantities(customer)).toEqual(new Map());
  });

  it('counts once where twenty logins merge the same visitor at the same time', async () => {
    const { customer, visitor, ids, merge } = await parties();
    const [cheap, dear] = await Promise.all([makeProduct(store), makeProduct(store)]);
    await add(customer, cheap.id, 2);
    await add(visitor, cheap.id, 3);
    await add(visitor, dear.id, 1);
    await wish(visitor, cheap.id);
    await wish(visitor, dear.id);
    const merged = await Promise.all(Array.from({ length: 20 }, merge));
    expect(merged.reduce((sum, { cartLines }) => sum + cartLines, 0)).toBe(2);
    expect(merged.reduce((sum, one) => sum + one.wishlistItems, 0)).toBe(2);
    expect(await quantities(customer)).toEqual(
      new Map([
        [cheap.id, 5],
        [dear.id, 1],
      ]),
    );
    expect(await wishlistOf(customer)).toHaveLength(2);
    const open = await store.context.db
      .select()
      .from(carts)
      .where(eq(carts.customerId, ids.customerId));
    expect(open).toHaveLength(1);
  });

  it('loses nothing that is added while it goes on', async () => {
    const { customer, visitor, merge } = await parties();
    const product = await makeProduct(store);
    await add(visitor, product.id, 1);
    await Promise.all([
      ...Array.from({ length: 10 }, () => add(visitor, product.id, 1)),
      merge(),
      ...Array.from({ length: 10 }, () => add(customer, product.id, 1)),
      merge(),
    ]);
    const [ofCustomer, ofVisitor] = await Promise.all([quantities(customer), quantities(visitor)]);
    expect((ofCustomer.get(product.id) ?? 0) + (ofVisitor.get(product.id) ?? 0)).toBe(21);
  });
});
