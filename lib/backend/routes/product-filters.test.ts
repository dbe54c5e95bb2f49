import { eq } from 'drizzle-orm';
import * as calls from '../../contract/product.ts';
import { products } from '../db/schema/catalogue.ts';
import { reviews } from '../db/schema/review.ts';
import { offersChanged } from '../search/engine.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { signInAs } from '../testing/sign-in.ts';
import { makeCategory, makeListedProduct } from '../testing/listed-product.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

async function list(query: string) {
  const answer = await store.call('GET', `/web/products/list/?${query}`);
  expect(answer.status).toBe(200);
  return calls.listProducts.answer.validate(answer.body, { strict: true });
}

/** Creates a category and a leaf category below it, with products at these prices in rupees. */
async function makeListedProducts(name: string, goods: { price: number; stock: number | null }[]) {
  const top = await makeCategory(store, name);
  const leaf = await makeCategory(store, `${name} leaf`, top);
  const ids: number[] = [];
  for (const { price, stock } of goods) {
    const { id } = await makeListedProduct(store, {
      categoryId: leaf.id,
      categoryLevel1: top.id,
      categoryLevel2: leaf.id,
      price: price * 100,
      basePrice: 200_000,
      stock,
    });
    ids.push(id);
  }
  const within = async (query: string) => list(`category_id=${top.id}&${query}`);
  const idsOf = async (query: string) => (await within(query)).data.data.map(({ id }) => id);
  return { top, leaf, ids, within, idsOf };
}

describe('the filter by availability', () => {
  it('parts what is in stock from what is not; an unknown stock is in stock', async () => {
    const goods = [5, 0, null].map((stock) => ({ price: 300, stock }));
    const { ids, within, idsOf } = await makeListedProducts('Stocks', goods);
    const [some, none, unknown] = ids;
    expect(await idsOf('availability=in_stock')).toEqual([some, unknown]);
    expect(await idsOf('availability=out_of_stock')).toEqual([none]);
    const counted = { in_stock: 2, out_of_stock: 1 };
    expect((await within('')).facets.availability).toEqual(counted);
    expect((await within('availability=in_stock')).facets.availability).toEqual(counted);
    expect((await within('availability=in_stock')).facets.brands[0]?.count).toBe(2);
    expect((await within('availability=')).data.total).toBe(3);
  });

  it('follows the last piece that is sold and the first that comes back', async () => {
    const { ids, idsOf, within } = await makeListedProducts('Last piece', [
      { price: 300, stock: 1 },
    ]);
    expect(await idsOf('availability=in_stock')).toEqual(ids);
    const fixture = orderFixture(store);
    const buyer = await fixture.buyer(ids[0] ?? 0);
    const before = await store.context.db
      .select()
      .from(products)
      .where(eq(products.id, ids[0] ?? 0));
    expect((await fixture.place(buyer, buyer.payload)).status).toBe(201);
    expect(await idsOf('availability=in_stock')).toEqual([]);
    expect((await within('')).facets.availability).toEqual({ in_stock: 0, out_of_stock: 1 });
    const [after] = await store.context.db
      .select()
      .from(products)
      .where(eq(products.id, ids[0] ?? 0));
    expect(after?.updatedAt).toEqual(store.context.now());
    expect(before[0]?.updatedAt).not.toEqual(after?.updatedAt);
    const { token } = await signInAs(store, 'owner@example.in');
    const body = { available_stock_quantity: 3 };
    await store.call('PATCH', `/staff/products/${ids[0]}/`, { token, body });
    expect(await idsOf('availability=in_stock')).toEqual(ids);
  });

  it.each(['maybe', 'in_stock,out_of_stock', 'IN_STOCK'])('refuses %s', async (value) => {
    const answer = await store.call('GET', `/web/products/list/?availability=${value}`);
    expect(answer.status).toBe(400);
  });
});

describe('the orders beside those by price', () => {
  it('are named by the list, and put the newest, best sold or best rated first', async () => {
    const goods = [1, 2, 3].map((price) => ({ price, stock: 1 }));
    const { ids, within, idsOf } = await makeListedProducts('Orders', goods);
    const [first = 0, second = 0, third = 0] = ids;
    const set = (id: number, values: Partial<typeof products.$inferInsert>) =>
      store.context.db.update(products).set(values).where(eq(products.id, id));
    await set(first, { soldCount: 5, ratingCount: 2, ratingSum: 6 });
    await set(second, { soldCount: 900 });
    await set(third, { ratingCount: 1, ratingSum: 5 });
    expect((await within('')).sorts).toEqual(['popularity', 'newest', 'rating']);
    expect(await idsOf('ordering=newest')).toEqual([third, second, first]);
    expect(await idsOf('ordering=popularity')).toEqual([second, first, third]);
    expect(await idsOf('ordering=rating')).toEqual([third, first, second]);
  });
});

describe('the filter by price', () => {
  const goods = [50, 100, 250, 400, 1000.5].map((price) => ({ price, stock: 1 }));

  it('takes both ends in, alone or together, and counts its bands the same way', async () => {
    const { ids, within, idsOf } = await makeListedProducts('Prices', goods);
    expect(await idsOf('price_min=100&price_max=250')).toEqual(ids.slice(1, 3));
    expect(await idsOf('price_min=250.01')).toEqual(ids.slice(3));
    expect(await idsOf('price_max=99.99')).toEqual(ids.slice(0, 1));
    expect(await idsOf('price_min=300&price_max=200')).toEqual([]);
    expect(await idsOf('price_min=&price_max=')).toEqual(ids);
    const { price } = (await within('price_max=99.99')).facets;
    expect(price).toMatchObject({ min: 50, max: 1000.5 });
    for (const { min, max, count } of price.bands) {
      const upTo = max === null ? '' : `&price_max=${max}`;
      expect(await idsOf(`price_min=${min}${upTo}`)).toHaveLength(count);
    }
    expect(price.bands.map(({ count }) => count)).toEqual([2, 2, 2, 0, 1]);
  });

  it('goes together with sorting, pages and other filters', async () => {
    const { ids, idsOf, within, leaf } = await makeListedProducts('Sorted', goods);
    expect(await idsOf('price_min=100&ordering=-base_price')).toEqual(ids.slice(1).reverse());
    expect(await idsOf('price_min=100&ordering=base_price')).toEqual(ids.slice(1));
    const { facets, data } = await within('price_min=100&availability=out_of_stock');
    expect(data.total).toBe(0);
    expect(facets.availability).toEqual({ in_stock: 4, out_of_stock: 0 });
    const ofLeaf = await list(`category_id=${leaf.id}&price_min=1000`);
    expect(ofLeaf.data.total).toBe(1);
    expect(ofLeaf.facets.categories).toContainEqual(
      expect.objectContaining({ id: leaf.id, count: 1 }),
    );
  });

  it('sees a price that staff have changed at once, and one changed by hand once told', async () => {
    const { ids, idsOf } = await makeListedProducts('Changed', [{ price: 300, stock: 1 }]);
    const [id = 0] = ids;
    expect(await idsOf('price_max=200')).toEqual([]);
    const { token } = await signInAs(store, 'owner@example.in');
    await store.call('PATCH', `/staff/products/${id}/`, { token, body: { product_price: 150 } });
    expect(await idsOf('price_max=200')).toEqual([id]);
    await store.context.db.update(products).set({ price: 90_000 }).where(eq(products.id, id));
    await offersChanged(store.context.db);
    expect(await idsOf('price_max=200')).toEqual([]);
  });

  it.each(['price_min=x', 'price_min=-1', 'price_max=1.234', 'price_max=1e99'])(
    'refuses %s',
    async (query) => {
      expect((await store.call('GET', `/web/products/list/?${query}`)).status).toBe(400);
    },
  );
});

describe('the filter by country of origin', () => {
  it('tells goods made in India from imported ones', async () => {
    const goods = [1, 2, 3].map((price) => ({ price, stock: 1 }));
    const { ids, within, idsOf } = await makeListedProducts('Origins', goods);
    const isIt = eq(products.id, ids[1] ?? 0);
    await store.context.db.update(products).set({ origin: 'Sri Lanka' }).where(isIt);
    await offersChanged(store.context.db);
    expect(await idsOf('origin=abroad')).toEqual([ids[1]]);
    expect(await idsOf('origin=india')).toEqual([ids[0], ids[2]]);
    expect((await within('origin=india')).facets.origin).toEqual({ india: 2, abroad: 1 });
  });
});

describe('the filter by discount', () => {
  it('goes by the percent below the MRP, rounded down, and counts each value that it reaches', async () => {
    // The MRP is ₹2000: 55 %, 50 %, 25 %, 10 %, 9.95 % and none.
    const goods = [900, 1000, 1500, 1800, 1801, 2000].map((price) => ({ price, stock: 1 }));
    const { ids, within, idsOf } = await makeListedProducts('Reduced', goods);
    expect(await idsOf('discount=50_and_more')).toEqual(ids.slice(0, 2));
    expect(await idsOf('discount=25_and_more')).toEqual(ids.slice(0, 3));
    expect(await idsOf('discount=10_and_more')).toEqual(ids.slice(0, 4));
    expect(await idsOf('discount=')).toEqual(ids);
    expect((await within('discount=25_and_more')).facets.discount).toEqual({
      '10_and_more': 4,
      '25_and_more': 3,
      '50_and_more': 2,
    });
  });

  it('follows an MRP that staff have changed', async () => {
    const { ids, idsOf } = await makeListedProducts('MRP', [{ price: 1900, stock: 1 }]);
    expect(await idsOf('discount=10_and_more')).toEqual([]);
    const { token } = await signInAs(store, 'owner@example.in');
    const body = { base_price: 2500 };
    const changed = await store.call('PATCH', `/staff/products/${ids[0]}/`, { token, body });
    expect(changed.status).toBe(200);
    expect(await idsOf('discount=10_and_more')).toEqual(ids);
  });
});

describe('the filter by rating', () => {
  it('goes by the average that is shown, and counts a product in each value that it reaches', async () => {
    const goods = [1, 2, 3, 4].map((price) => ({ price, stock: 1 }));
    const { ids, within, idsOf } = await makeListedProducts('Rated', goods);
    // Averages: 3.95, shown as 4.0; 3.9; 3; none.
    const ratings = [
      [79, 20],
      [39, 10],
      [3, 1],
    ] as const;
    for (const [index, [ratingSum, ratingCount]] of ratings.entries()) {
      const isIt = eq(products.id, ids[index] ?? 0);
      await store.context.db.update(products).set({ ratingSum, ratingCount }).where(isIt);
    }
    await offersChanged(store.context.db);
    expect(await idsOf('rating=4_and_up')).toEqual(ids.slice(0, 1));
    expect(await idsOf('rating=3_and_up')).toEqual(ids.slice(0, 3));
    expect(await idsOf('rating=')).toEqual(ids);
    const { rating } = (await within('rating=4_and_up')).facets;
    expect(rating).toEqual({ '4_and_up': 1, '3_and_up': 3 });
  });

  it('follows a review that is written and one that is hidden', async () => {
    const { ids, idsOf } = await makeListedProducts('Reviewed', [{ price: 1, stock: 1 }]);
    const [id = 0] = ids;
    expect(await idsOf('rating=4_and_up')).toEqual([]);
    const { token } = await signInAs(store, 'asha@example.in');
    const body = { id, name: 'Asha', rating: 5, review: 'Good' };
    const written = await store.call('POST', `/rating_review/${id}/`, { token, body });
    expect(written.status).toBe(201);
    expect(await idsOf('rating=4_and_up')).toEqual(ids);
    const [review] = await store.context.db.select().from(reviews).where(eq(reviews.productId, id));
    const owner = await signInAs(store, 'owner@example.in');
    const hidden = await store.call('POST', `/staff/reviews/${review?.id}/hide/`, {
      token: owner.token,
      body: { reason: 'Not about the product' },
    });
    expect(hidden.status).toBe(200);
    expect(await idsOf('rating=4_and_up')).toEqual([]);
  });

  it('refuses a value that is none', async () => {
    expect((await store.call('GET', '/web/products/list/?rating=5')).status).toBe(400);
  });
});

describe('the counts of categories', () => {
  it('are those of the tree, whatever category is chosen', async () => {
    const tree = await store.call('GET', '/categories/?list=true');
    const top = (tree.body['data'] as { id: number; product_count: number }[])[0];
    for (const query of ['', `category_id=${top?.id}`]) {
      const { facets } = await list(query);
      expect(facets.categories).toContainEqual(
        expect.objectContaining({ id: top?.id, count: top?.product_count }),
      );
    }
  });

  it('are those of what was searched for and filtered', async () => {
    const { top, leaf } = await makeListedProducts('Counted', [{ price: 1999, stock: 1 }]);
    const { facets } = await list('price_min=1999&price_max=1999');
    const counts = new Map(facets.categories.map(({ id, count }) => [id, count]));
    expect(counts.get(top.id)).toBe(1);
    expect(counts.get(leaf.id)).toBe(1);
    expect((await list('prod_search=turmeric')).facets.categories.length).toBeGreaterThan(0);
  });
});
