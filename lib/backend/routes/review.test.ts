import { and, eq } from 'drizzle-orm';
import { getProduct } from '../../contract/product.ts';
import * as calls from '../../contract/review.ts';
import { products } from '../db/schema/catalogue.ts';
import { orderLines, orders } from '../db/schema/order.ts';
import { reviews } from '../db/schema/review.ts';
import { waitingJobs, jobTimes, lastTags } from '../testing/waiting-jobs.ts';
import { makeCustomer, type Shopper } from '../testing/make-customer.ts';
import { changeShopSettings } from '../testing/change-shop-settings.ts';
import { makeFamily } from '../testing/make-family.ts';
import { makeListedProduct } from '../testing/listed-product.ts';
import { signInAs } from '../testing/sign-in.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const db = () => store.context.db;

const write = (who: { token?: string }, productId: unknown, body: unknown) =>
  store.call('POST', `/rating_review/${productId}/`, { ...who, body });

async function read(productId: number) {
  const answer = await store.call('GET', `/rating_review/${productId}/`);
  expect(answer.status).toBe(200);
  return calls.listReviews.answer.validate(answer.body, { strict: true });
}

async function order(who: Shopper, productId: number, status: string) {
  const address = {
    fullName: 'Test',
    mobile: '+919000000099',
    fullAddress: 'Test',
    city: 'Mumbai',
    state: 'Maharashtra',
    stateGstCode: '27',
    postalCode: '400001',
  };
  const [made] = await db()
    .insert(orders)
    .values({
      customerId: who.customerId,
      status,
      payType: 'Cash on Delivery',
      total: 30_000,
      tax: 1_429,
      payable: 30_000,
      billingAddress: address,
      shippingAddress: address,
    })
    .returning();
  if (!made) throw new Error('The order was not made');
  await db().insert(orderLines).values({
    orderId: made.id,
    productId,
    name: 'Test',
    sku: 'T',
    hsn: '0409',
    quantity: 1,
    price: 30_000,
    total: 30_000,
    gstRate: 500,
    tax: 1_429,
  });
}

describe('reviews of a product', () => {
  it('are written by a customer under the name of the account', async () => {
    const { id, name } = await makeListedProduct(store);
    const who = await makeCustomer(store);
    const answer = await write(who, id, {
      id,
      name: 'Somebody Else',
      rating: 4,
      review: '  Good <b>honey</b>.\nI will buy it again.  ',
    });
    expect(answer.status).toBe(201);
    const { data } = await calls.writeReview.answer.validate(answer.body, { strict: true });
    expect(data).toMatchObject({
      name: 'Test S.',
      rating: 4,
      review: 'Good <b>honey</b>.\nI will buy it again.',
      is_verified_buyer: false,
    });
    expect(await read(id)).toMatchObject({
      product_id: id,
      product_name: name,
      product_image: `/images/test/${id}.svg`,
      average_rating: 4,
      review_count: 1,
      reviews: [data],
    });
  });

  it('need no text', async () => {
    const { id } = await makeListedProduct(store);
    expect((await write(await makeCustomer(store), id, { rating: 5 })).status).toBe(201);
    expect((await read(id)).reviews[0]?.review).toBe('');
  });

  it('are one a customer and product: the second replaces the first', async () => {
    const { id } = await makeListedProduct(store);
    const who = await makeCustomer(store);
    await write(who, id, { rating: 1, review: 'Hm.' });
    await write(await makeCustomer(store), id, { rating: 4, review: 'Fine.' });
    store.setNow(new Date(store.context.now().getTime() + 1_000));
    expect((await write(who, id, { rating: 5, review: 'Oh!' })).status).toBe(201);
    const listing = await read(id);
    expect(listing.review_count).toBe(2);
    expect(listing.average_rating).toBe(4.5);
    expect(listing.reviews.map(({ review }) => review)).toEqual(['Oh!', 'Fine.']);
  });

  it('are given back to the one who wrote them, also while they are hidden', async () => {
    const product = await makeListedProduct(store);
    const [who, other] = [await makeCustomer(store), await makeCustomer(store)];
    const mineOf = async ({ token }: Shopper) => {
      const { body } = await store.call('GET', `/rating_review/${product.id}/mine/`, { token });
      return (await calls.getMyReview.answer.validate(body, { strict: true })).data;
    };
    expect(await mineOf(who)).toBeNull();
    await write(who, product.id, { rating: 4, review: 'Good' });
    expect(await mineOf(who)).toMatchObject({ rating: 4, review: 'Good' });
    expect(await mineOf(other)).toBeNull();
    await db()
      .update(reviews)
      .set({ hiddenAt: store.context.now() })
      .where(eq(reviews.productId, product.id));
    expect(await mineOf(who)).toMatchObject({ rating: 4 });
    expect((await store.call('GET', `/rating_review/${product.id}/mine/`)).status).toBe(401);
  });

  it('keep the sum right when many write at once', async () => {
    const { id } = await makeListedProduct(store);
    const people = await Promise.all(Array.from({ length: 12 }, () => makeCustomer(store)));
    const twice = people.flatMap((who, index) => [
      write(who, id, { rating: (index % 5) + 1 }),
      write(who, id, { rating: 5 - (index % 5) }),
    ]);
    const statuses = (await Promise.all(twice)).map(({ status }) => status);
    expect(statuses.every((status) => status === 201)).toBe(true);
    const rows = await db().select().from(reviews).where(eq(reviews.productId, id));
    const [product] = await db().select().from(products).where(eq(products.id, id));
    expect(rows).toHaveLength(12);
    expect(product?.ratingCount).toBe(12);
    expect(product?.ratingSum).toBe(rows.reduce((sum, { rating }) => sum + rating, 0));
  });

  it.each([
    ['Delivered', true],
    ['Returned', true],
    ['Shipped', false],
    ['Cancelled', false],
  ])('after an order that is %s say whether it was bought: %s', async (status, isVerified) => {
    const { id } = await makeListedProduct(store);
    const who = await makeCustomer(store);
    await order(who, id, status);
    await order(await makeCustomer(store), id, 'Delivered');
    const { body } = await write(who, id, { rating: 3 });
    expect(body['data']).toMatchObject({ is_verified_buyer: isVerified });
  });

  it('are neither shown nor counted while they are hidden, also when rewritten', async () => {
    const { id } = await makeListedProduct(store);
    const who = await makeCustomer(store);
    await write(await makeCustomer(store), id, { rating: 4 });
    await write(who, id, { rating: 1, review: 'Rude.' });
    await db()
      .update(reviews)
      .set({ hiddenAt: store.context.now() })
      .where(and(eq(reviews.productId, id), eq(reviews.customerId, who.customerId)));
    await db().update(products).set({ ratingSum: 4, ratingCount: 1 }).where(eq(products.id, id));
    expect((await write(who, id, { rating: 2, review: 'Still rude.' })).status).toBe(201);
    const listing = await read(id);
    expect(listing.reviews).toHaveLength(1);
    expect(listing).toMatchObject({ average_rating: 4, review_count: 1 });
  });

  it('stand inside the product, the newest three, at once', async () => {
    const { id } = await makeListedProduct(store);
    const page = async () =>
      (await store.call('GET', `/web/single/product/${id}/`)).body['data'] as {
        rating_review_data: { review: string }[];
        review_count: number;
        average_rating: { average_rating: number };
      };
    for (const text of ['one', 'two', 'three', 'four']) {
      store.setNow(new Date(store.context.now().getTime() + 1_000));
      await write(await makeCustomer(store), id, { rating: text === 'one' ? 2 : 5, review: text });
      expect((await page()).rating_review_data[0]?.review).toBe(text);
    }
    const found = await page();
    expect(found.rating_review_data.map(({ review }) => review)).toEqual(['four', 'three', 'two']);
    expect(found.review_count).toBe(4);
    expect(found.average_rating.average_rating).toBe(4.3);
  });

  it('ask for the product’s page and its lists to be made anew', async () => {
    const { id } = await makeListedProduct(store);
    await write(await makeCustomer(store), id, { rating: 5 });
    expect(await lastTags(store)).toEqual([`product:${id}`, 'products']);
  });

  it('T31: make the pages anew once, however many are written within seconds', async () => {
    const { id } = await makeListedProduct(store);
    const jobs = () => jobTimes(store, `reviews:${id}`);
    const people = await Promise.all(Array.from({ length: 6 }, () => makeCustomer(store)));
    await write(await makeCustomer(store), id, { rating: 3 });
    const [first] = await jobs();
    store.setNow(new Date(store.context.now().getTime() + 1_000));
    await Promise.all(people.map((who) => write(who, id, { rating: 5 })));
    expect(await jobs()).toEqual([first]);
    expect(first?.getTime()).toBe(store.context.now().getTime() + 1_000);
    const tags = [`product:${id}`, 'products'];
    const revalidations = await waitingJobs(store, 'revalidate');
    expect(revalidations.filter((job) => job.tags[0] === tags[0])).toEqual([{ tags }]);
  });

  it('T31: are told to search engines once, however many are written within seconds', async () => {
    const indexedStore = await openTestStore({ INDEXNOW_KEY: 'a'.repeat(32) });
    try {
      const { id, slug } = await makeListedProduct(indexedStore);
      for (const rating of [1, 2, 3]) {
        const { token } = await makeCustomer(indexedStore);
        await indexedStore.call('POST', `/rating_review/${id}/`, { token, body: { rating } });
      }
      expect(await waitingJobs(indexedStore, 'index_now')).toEqual([
        { paths: [`/products/${id}/${slug}`] },
      ]);
    } finally {
      await indexedStore.close();
    }
  });

  it('T31: announce nothing and stay as they are where they say the same again', async () => {
    const { id } = await makeListedProduct(store);
    const who = await makeCustomer(store);
    const first = await write(who, id, { rating: 4, review: 'Good' });
    await store.client.pool.query(`select graphile_worker.remove_job($1)`, [`reviews:${id}`]);
    const before = await waitingJobs(store, 'revalidate');
    store.setNow(new Date(store.context.now().getTime() + 1_000));
    const again = await write(who, id, { rating: 4, review: ' Good ' });
    expect([again.status, again.body['data']]).toEqual([201, first.body['data']]);
    expect(await waitingJobs(store, 'revalidate')).toEqual(before);
    await write(who, id, { rating: 4, review: 'Better' });
    expect(await waitingJobs(store, 'revalidate')).toHaveLength(before.length + 1);
  });

  it('T31: are thirty an hour and a hundred a day by one customer, 429 after them', async () => {
    const [one, two] = [await makeCustomer(store), await makeCustomer(store)];
    const { id } = await makeListedProduct(store);
    const answers = await Promise.all(
      Array.from({ length: 31 }, (_, index) => write(one, id, { rating: (index % 5) + 1 })),
    );
    const refusals = answers.filter(({ status }) => status === 429);
    expect(refusals).toHaveLength(1);
    expect(refusals[0]?.body).toEqual({
      status: false,
      code: 'too_many_requests',
      message: 'Too many reviews. Try again later.',
    });
    expect(Number(refusals[0]?.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect((await write(two, id, { rating: 5 })).status).toBe(201);
    // The limiter's hour uses the machine's clock; its counters are deleted instead.
    for (let hour = 0; hour < 3; hour += 1) {
      await store.client.pool.query(`delete from rate_limits where key like 'review-hour:%'`);
      await Promise.all(Array.from({ length: 30 }, () => write(one, id, { rating: 5 })));
    }
    await store.client.pool.query(`delete from rate_limits where key like 'review-hour:%'`);
    const last = await write(one, id, { rating: 5 });
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(80_000);
  });

  it.each([{}, { rating: 0 }, { rating: 6 }, { rating: 2.5 }, { rating: 'x' }, { rating: null }])(
    'refuse %j',
    async (body) => {
      const { id } = await makeListedProduct(store);
      const answer = await write(await makeCustomer(store), id, body);
      expect(answer.status).toBe(400);
      expect(answer.body['errors']).toHaveProperty('rating');
    },
  );

  it('refuse a text without end', async () => {
    const { id } = await makeListedProduct(store);
    const body = { rating: 5, review: 'a'.repeat(4_001) };
    expect((await write(await makeCustomer(store), id, body)).status).toBe(400);
  });

  it('refuses a caller who is not logged in', async () => {
    const { id } = await makeListedProduct(store);
    expect((await write({}, id, { rating: 5 })).status).toBe(401);
    expect((await write({ token: 'a-token-that-nobody-ever-had' }, id, { rating: 5 })).status).toBe(
      401,
    );
  });

  it('refuses another customer’s review: each writes only their own', async () => {
    const { id } = await makeListedProduct(store);
    const [one, two] = [await makeCustomer(store), await makeCustomer(store)];
    const first = await write(one, id, { rating: 5, review: 'Mine.' });
    await write(two, id, { id: (first.body['data'] as { id: number }).id, rating: 1 });
    expect((await read(id)).reviews).toContainEqual(first.body['data']);
  });

  it('know nothing of products that are not there', async () => {
    const who = await makeCustomer(store);
    const hidden = await makeListedProduct(store, { isOnSale: false });
    const elsewhere = await makeListedProduct(store, { websites: [1] });
    for (const id of [hidden.id, elsewhere.id, 2147483647, 'x', 0]) {
      expect((await store.call('GET', `/rating_review/${id}/`)).status).toBe(404);
      expect((await write(who, id, { rating: 5 })).status).toBe(404);
    }
  });
});

describe('reviews of a family', () => {
  const rating = async (productId: number) => {
    const { body } = await store.call('GET', `/web/single/product/${productId}/`);
    const { data } = await getProduct.answer.validate(body, { strict: true });
    return [
      data.average_rating.average_rating,
      data.review_count,
      data.rating_review_data.map(({ review }) => review),
    ];
  };

  it('are those of all its sizes, and make the pages of all anew', async () => {
    const { members } = await makeFamily(store, { '100 g': {}, '1 kg': {} });
    const [small = { id: 0 }, large = { id: 0 }] = members;
    const other = await makeListedProduct(store);
    await rating(large.id);
    await write(await makeCustomer(store), small.id, { rating: 5, review: 'Bright.' });
    expect(await lastTags(store)).toEqual([
      `product:${small.id}`,
      `product:${large.id}`,
      'products',
    ]);
    await write(await makeCustomer(store), large.id, { rating: 2, review: 'Too much.' });
    const both = [3.5, 2, ['Too much.', 'Bright.']];
    expect([await rating(small.id), await rating(large.id)]).toEqual([both, both]);
    expect((await read(small.id)).reviews.map(({ review }) => review)).toEqual(both[2]);
    expect(await read(large.id)).toMatchObject({ average_rating: 3.5, review_count: 2 });
    expect(await rating(other.id)).toEqual([0, 0, []]);
  });

  it('T31: are one a customer in all sizes: the second replaces the first, wherever it is written', async () => {
    const { members } = await makeFamily(store, { '100 g': {}, '500 g': {}, '1 kg': {} });
    const [small = { id: 0 }, middle = { id: 0 }, large = { id: 0 }] = members;
    const who = await makeCustomer(store);
    await write(await makeCustomer(store), large.id, { rating: 5, review: 'Bright.' });
    const answers = await Promise.all(
      [small, middle, large].map(({ id }) => write(who, id, { rating: 1, review: 'No.' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await rating(small.id)).toEqual([3, 2, ['No.', 'Bright.']]);
    await order(who, small.id, 'Delivered');
    const changed = await write(who, middle.id, { rating: 3, review: 'Well.' });
    expect(changed.body['data']).toMatchObject({ rating: 3, is_verified_buyer: true });
    expect(await rating(large.id)).toEqual([4, 2, ['Well.', 'Bright.']]);
    for (const { id } of members) {
      const { body } = await store.call('GET', `/rating_review/${id}/mine/`, who);
      expect(body['data']).toMatchObject({ rating: 3, review: 'Well.' });
    }
  });

  it('are of each size by itself where the shop keeps them apart', async () => {
    const { members } = await makeFamily(store, { '100 g': {}, '1 kg': {} });
    const [small = { id: 0 }, large = { id: 0 }] = members;
    await write(await makeCustomer(store), small.id, { rating: 4, review: 'Good.' });
    expect(await rating(large.id)).toEqual([4, 1, ['Good.']]);
    const { token } = await signInAs(store, 'owner@example.in');
    await changeShopSettings(store, token, { reviews_each_size: true });
    expect(await rating(large.id)).toEqual([0, 0, []]);
    expect(await rating(small.id)).toEqual([4, 1, ['Good.']]);
    expect((await read(large.id)).reviews).toEqual([]);
    await changeShopSettings(store, token, { reviews_each_size: false });
    expect(await rating(large.id)).toEqual([4, 1, ['Good.']]);
  });
});
