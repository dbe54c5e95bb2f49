import { eq, gt } from 'drizzle-orm';
import * as calls from '../../contract/seo.ts';
import { brands, categories, products } from '../db/schema/catalogue.ts';
import { pageMeta, posts, redirects } from '../db/schema/content.ts';
import { catalogueChanged } from '../search/engine.ts';
import { testNow } from '../testing/clock.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { makeCategory, makeListedProduct } from '../testing/listed-product.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

async function parts() {
  const answer = await store.call('GET', '/seo/sitemap/');
  expect(answer.status).toBe(200);
  return (await calls.listSitemaps.answer.validate(answer.body, { strict: true })).data;
}

async function entries(kind: calls.SitemapKind, query = '') {
  const answer = await store.call('GET', `/seo/sitemap/${kind}/?${query}`);
  expect(answer.status).toBe(200);
  return calls.listSitemapEntries.answer.validate(answer.body, { strict: true });
}

const newest = (some: { updated_at: string }[]) =>
  some
    .map(({ updated_at }) => updated_at)
    .toSorted()
    .at(-1);

describe('the sitemap', () => {
  it('has a part for each kind that holds something, as new as its newest entry', async () => {
    const all = await parts();
    expect(all.map(({ kind, page }) => `${kind} ${page}`)).toEqual(
      calls.sitemapKinds.map((kind) => `${kind} 1`),
    );
    for (const { kind, updated_at } of all) {
      expect(updated_at).toBe(newest((await entries(kind)).data));
    }
  });

  it('holds all that is on sale, with its pictures and its true last change', async () => {
    const listed = await store.call('GET', '/web/products/list/?families=each');
    const { data, next } = await entries('products');
    expect(data).toHaveLength((listed.body['data'] as { total: number }).total);
    expect(next).toBeNull();
    expect(data.every(({ images }) => images.length > 0)).toBe(true);
    const changed = new Date('2026-11-18T06:45:12.345Z');
    const { id } = await makeListedProduct(store, { updatedAt: changed });
    const hidden = await makeListedProduct(store, { isOnSale: false });
    const after = new Map((await entries('products')).data.map((entry) => [entry.id, entry]));
    expect(after.get(id)?.updated_at).toBe(changed.toISOString());
    expect(after.has(hidden.id)).toBe(false);
  });

  it('counts the last piece and a review as changes of a product', async () => {
    const fixture = orderFixture(store);
    const old = new Date('2026-01-01T00:00:00Z');
    const { id } = await makeListedProduct(store, { stock: 2, updatedAt: old });
    const changeOf = async () =>
      (await entries('products')).data.find((entry) => entry.id === id)?.updated_at;
    const [one, two] = [await fixture.buyer(id), await fixture.buyer(id)];
    await fixture.place(one, one.payload);
    expect(await changeOf()).toBe(old.toISOString());
    await fixture.place(two, two.payload);
    expect(await changeOf()).toBe(store.context.now().toISOString());
    await store.context.db.update(products).set({ updatedAt: old }).where(eq(products.id, id));
    const { token } = await makeCustomer(store);
    const body = { rating: 5, review: 'Good.' };
    await store.call('POST', `/rating_review/${id}/`, { token, body });
    expect(await changeOf()).toBe(store.context.now().toISOString());
  });

  it('dates what was announced by its first public day', async () => {
    const written = new Date('2026-10-01T00:00:00Z');
    const publicFrom = new Date('2026-11-10T04:00:00Z');
    const { id } = await makeListedProduct(store, { updatedAt: written, publicFrom });
    const { data } = await entries('products');
    expect(data.find((entry) => entry.id === id)?.updated_at).toBe(publicFrom.toISOString());
  });

  it('is parted by ids, so that a new thing changes the last part alone', async () => {
    const before = await parts();
    await store.context.db.execute('alter sequence products_id_seq restart with 130001');
    const { id, updatedAt } = await makeListedProduct(store);
    expect(id).toBe(130_001);
    const after = (await parts()).filter(({ kind }) => kind === 'products');
    expect(after).toEqual([
      before.find(({ kind }) => kind === 'products'),
      { kind: 'products', page: 3, updated_at: updatedAt.toISOString() },
    ]);
    expect((await entries('products', 'page=3')).data.map((entry) => entry.id)).toEqual([id]);
    expect((await entries('products', 'page=2')).data).toEqual([]);
    expect((await entries('products', 'page=1000000')).data).toEqual([]);
  });

  it('comes in pieces that join without a gap', async () => {
    const all = (await entries('products')).data.map(({ id }) => id);
    const middle = all[70] ?? 0;
    const rest = (await entries('products', `after=${middle}`)).data.map(({ id }) => id);
    expect(rest).toEqual(all.slice(71));
    await store.context.db.execute(`
      insert into products (sku, name, slug, brand_id, form_id, category_id, category_level_1,
        base_price, price, hsn, gst_rate, net_quantity, unit, origin, manufacturer, shelf_life,
        ingredients, description)
      select 'MANY-' || g, 'Many ' || g, 'many', 1, 1, 1, 1, 100, 100, '0409', 500, 1, 'g', 'India',
        '', '', '', '' from generate_series(1, 2100) as g`);
    await catalogueChanged(store.context.db);
    const seen: number[] = [];
    let after: number | null = 100_000;
    for (let calls = 0; after !== null && calls < 5; calls += 1) {
      const piece: Awaited<ReturnType<typeof entries>> = await entries(
        'products',
        `page=3&after=${after}`,
      );
      seen.push(...piece.data.map(({ id }) => id));
      after = piece.next;
    }
    expect(after).toBeNull();
    expect(seen).toHaveLength(2_101);
    expect(new Set(seen).size).toBe(2_101);
  });

  it('lists reviews where they have a page of their own', async () => {
    const { data } = await entries('reviews');
    expect(data.length).toBeGreaterThan(0);
    for (const { id } of data) {
      const answer = await store.call('GET', `/rating_review/${id}/`);
      expect(answer.body['review_count']).toBeGreaterThanOrEqual(4);
    }
  });

  it('leaves out categories and brands without products, and what is not out yet', async () => {
    const tree = await store.call('GET', '/categories/?list=true');
    const flat: { id: number; product_count: number }[] = [];
    const walk = (some: ((typeof flat)[number] & { children: typeof flat })[]) =>
      some.forEach((one) => {
        flat.push(one);
        walk(one.children as Parameters<typeof walk>[0]);
      });
    walk(tree.body['data'] as Parameters<typeof walk>[0]);
    const filled = flat.filter(({ product_count }) => product_count > 0).map(({ id }) => id);
    expect((await entries('categories')).data.map(({ id }) => id)).toEqual(
      filled.toSorted((a, b) => a - b),
    );
    const before = (await entries('posts')).data.length;
    await store.context.db
      .insert(posts)
      .values({ slug: 'a-draft', title: 'A draft', content: '<p></p>' });
    expect((await entries('posts')).data).toHaveLength(before);
  });

  it('dates the pages that are lists by the newest thing in them', async () => {
    const lastModified = async (path: string) =>
      (await entries('pages')).data.find(({ name }) => name === path)?.updated_at;
    const later = new Date('2026-11-18T06:29:59Z');
    expect(await lastModified('/blogs')).not.toBe(later.toISOString());
    await store.context.db.insert(posts).values({
      slug: 'newest',
      title: 'Newest',
      content: '',
      publishedAt: later,
      updatedAt: later,
    });
    await store.context.db.update(pageMeta).set({ updatedAt: new Date('2026-01-01T00:00:00Z') });
    expect(await lastModified('/blogs')).toBe(later.toISOString());
    expect(await lastModified('/contact-us')).toBe('2026-01-01T00:00:00.000Z');
  });

  it('dates categories, those above them, brands and the shop by their newest product that is out', async () => {
    const { db } = store.context;
    const food = await makeCategory(store, 'Pulses of the hills');
    const inside = await makeCategory(store, 'Beans of the hills', food);
    const [brand] = await db
      .insert(brands)
      .values({ slug: 'hill-beans', name: 'Hill Beans' })
      .returning();
    const listing = { brandId: brand?.id, categoryId: inside.id };
    const old = new Date('2026-01-01T00:00:00Z');
    await db.update(categories).set({ updatedAt: old });
    await db.update(brands).set({ updatedAt: old });
    await db.update(pageMeta).set({ updatedAt: old });
    const newest = new Date('2027-01-01T00:00:00Z');
    // In another part than the oldest products.
    await makeListedProduct(store, { ...listing, updatedAt: newest });
    const later = new Date('2027-02-01T00:00:00Z');
    await makeListedProduct(store, { ...listing, updatedAt: later, isOnSale: false });
    await makeListedProduct(store, { ...listing, updatedAt: later, publicFrom: later });

    const lastModified = async (kind: calls.SitemapKind, name: string) =>
      (await entries(kind)).data.find((entry) => entry.name === name)?.updated_at;
    const asText = newest.toISOString();
    expect(await lastModified('categories', inside.name)).toBe(asText);
    expect(await lastModified('categories', food.name)).toBe(asText);
    expect(await lastModified('brands', 'Hill Beans')).toBe(asText);
    expect(await lastModified('pages', '/shop')).toBe(asText);
    const others = (await entries('brands')).data.filter(({ name }) => name !== 'Hill Beans');
    expect(others.length).toBeGreaterThan(5);
    for (const { updated_at } of others) expect(updated_at < asText).toBe(true);
    const dated = new Map((await parts()).map((part) => [`${part.kind} ${part.page}`, part]));
    expect(dated.get('products 3')?.updated_at).toBe(asText);
    for (const kind of ['categories', 'brands', 'pages']) {
      expect(dated.get(`${kind} 1`)?.updated_at).toBe(asText);
    }
  });

  it.each(['orders', 'x', 'Products', '%27'])('has no part named %s', async (kind) => {
    expect((await store.call('GET', `/seo/sitemap/${kind}/`)).status).toBe(404);
  });

  it.each(['page=0', 'page=x', 'after=0', 'after=x'])('refuses %s', async (query) => {
    expect((await store.call('GET', `/seo/sitemap/products/?${query}`)).status).toBe(400);
  });
});

describe('redirects', () => {
  const find = async (path: string) => {
    const answer = await store.call('GET', `/seo/redirects/?path=${encodeURIComponent(path)}`);
    expect(answer.status).toBe(200);
    return (await calls.findRedirect.answer.validate(answer.body, { strict: true })).data?.to_path;
  };

  it('lead to where a path has moved, to the end of a chain and never in circles', async () => {
    await store.context.db.insert(redirects).values([
      { fromPath: '/old', toPath: '/older' },
      { fromPath: '/older', toPath: '/shop?category=2' },
      { fromPath: '/round', toPath: '/circle' },
      { fromPath: '/circle', toPath: '/round' },
      { fromPath: '/हल्दी', toPath: '/shop?search=haldi' },
    ]);
    expect(await find('/old')).toBe('/shop?category=2');
    expect(await find('/old/?utm_source=x#top')).toBe('/shop?category=2');
    expect(await find('/round')).toBeUndefined();
    expect(await find('/हल्दी')).toBe('/shop?search=haldi');
    expect(await find(encodeURI('/हल्दी'))).toBe('/shop?search=haldi');
    expect(await find('/shop')).toBeUndefined();
    expect(await find('/Old')).toBeUndefined();
    expect(await find("/old' or '1'='1")).toBeUndefined();
    expect(await find('/%E0%A4%A')).toBeUndefined();
    expect(await find('/a%00')).toBeUndefined();
  });

  it('are refused without a path', async () => {
    expect((await store.call('GET', '/seo/redirects/')).status).toBe(400);
  });
});

describe('the merchant feed', () => {
  it('carries every product that all may buy with what a merchant has to say', async () => {
    const soldOut = await makeListedProduct(store, {
      stock: 0,
      description: '<p>Dark &amp; <strong>thick</strong>.</p><ul><li>Raw</li></ul>',
    });
    await makeListedProduct(store, { isOnSale: false });
    const seen: calls.FeedProduct[] = [];
    for (let after: number | null = null, first = true; first || after; first = false) {
      const answer = await store.call(
        'GET',
        `/seo/feed/products/${after ? `?after=${after}` : ''}`,
      );
      const piece = await calls.listFeedProducts.answer.validate(answer.body, { strict: true });
      seen.push(...piece.data);
      after = piece.next;
    }
    const listed = await store.call('GET', '/web/products/list/?families=each');
    const forMembers = await store.context.db.$count(products, gt(products.membersUntil, testNow));
    expect(forMembers).toBeGreaterThan(0);
    const { total } = listed.body['data'] as { total: number };
    expect(seen).toHaveLength(total - forMembers);
    expect(seen.find(({ id }) => id === soldOut.id)).toMatchObject({
      description: 'Dark & thick. Raw',
      availability: 'out_of_stock',
      product_price: 300,
      base_price: 350,
      sku: soldOut.sku,
    });
    const [first] = seen;
    expect(first?.categories.length).toBeGreaterThan(1);
    expect(first?.images.length).toBeGreaterThan(0);
    expect(first?.description).not.toMatch(/<|&\w+;/);
    const size = seen.find(({ family_id: familyId }) => familyId);
    expect(size?.options).toEqual([{ axis: 'Size', value: expect.stringMatching(/^\d/) }]);
    expect(seen.filter(({ is_combo: isCombo }) => isCombo).length).toBeGreaterThan(0);
  });
});
