import { addresses } from '../../db/schema/address.ts';
import { carts, wishlistItems } from '../../db/schema/cart.ts';
import { cleanUp } from '../../jobs/clean-up.ts';
import { testNow } from '../../testing/clock.ts';
import { makeAddress, makeCustomer } from '../../testing/make-customer.ts';
import { makeProduct } from '../../testing/make-product.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';
import { deleteGuestRows } from './guest-rows.ts';

let store: TestStore;
beforeEach(async () => {
  store = await openTestStore();
  await store.context.db.delete(carts);
  await store.context.db.delete(wishlistItems);
});
afterEach(() => store.close());

const daysAgo = (days: number) => new Date(testNow.getTime() - days * 24 * 60 * 60 * 1000);

async function addRows(ages: number[], customerId: number): Promise<void> {
  const { db } = store.context;
  const { id: productId } = await makeProduct(store);
  for (const age of ages) {
    const at = daysAgo(age);
    const visitorId = `guest ${age}`;
    await db.insert(carts).values({ visitorId, createdAt: at, updatedAt: at });
    await db.insert(wishlistItems).values({ visitorId, productId, createdAt: at });
  }
  const at = daysAgo(400);
  await db.insert(carts).values({ customerId, createdAt: at, updatedAt: at });
  await db.insert(wishlistItems).values({ customerId, productId, createdAt: at });
}

async function owners() {
  const { db } = store.context;
  const ofCarts = await db.select({ visitorId: carts.visitorId }).from(carts);
  const ofWishlist = await db.select({ visitorId: wishlistItems.visitorId }).from(wishlistItems);
  const sorted = (rows: { visitorId: string | null }[]) =>
    rows.map(({ visitorId }) => visitorId ?? 'customer').sort();
  return { carts: sorted(ofCarts), wishlists: sorted(ofWishlist) };
}

it('deletes carts and wishlists of guests after 90 days, and none of a customer', async () => {
  await addRows([1, 89, 91, 200], (await makeCustomer(store)).customerId);
  await cleanUp(store.context);
  const left = ['customer', 'guest 1', 'guest 89'];
  expect(await owners()).toEqual({ carts: left, wishlists: left });
});

it('deletes the oldest of guests past a number of rows', async () => {
  await addRows([1, 2, 3, 4, 5], (await makeCustomer(store)).customerId);
  await deleteGuestRows(store.context, { carts: 3, wishlistItems: 2 });
  expect(await owners()).toEqual({
    carts: ['customer', 'guest 1', 'guest 2', 'guest 3'],
    wishlists: ['customer', 'guest 1', 'guest 2'],
  });
  await deleteGuestRows(store.context, { carts: 3, wishlistItems: 2 });
  expect((await owners()).carts).toHaveLength(4);
});

it('deletes an address a day after its owner has deleted it', async () => {
  const { db } = store.context;
  const { customerId } = await makeCustomer(store);
  await db.delete(addresses);
  const ids = [];
  for (let n = 0; n < 3; n += 1) ids.push(await makeAddress(store, customerId));
  await db.update(addresses).set({ deletedAt: daysAgo(2) });
  await makeAddress(store, customerId);
  await cleanUp(store.context);
  expect(await db.$count(addresses)).toBe(1);
});
