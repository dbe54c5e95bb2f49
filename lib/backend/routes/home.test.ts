import * as calls from '../../contract/home.ts';
import { banners, homeSections, posts } from '../db/schema/content.ts';
import { changeListedProduct } from '../testing/listed-product.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const db = () => store.context.db;
const get = async (path: string) => {
  const answer = await store.call('GET', path);
  expect(answer.status).toBe(200);
  return answer.body;
};

describe('the home page', () => {
  it('has upper banners, visible ones in their order, with the name of what they lead to', async () => {
    await db()
      .insert(banners)
      .values([
        { title: 'Last', position: 900, productId: 1 },
        { title: 'Hidden', position: 800, isVisible: false },
        { title: 'First', position: -1 },
        { title: 'Below', sequence: 'Lower' },
      ]);
    const upper = await get('/ecommerce/banners/?sequence=Upper');
    const { data } = await calls.listBanners.answer.validate(upper, { strict: true });
    expect(data[0]).toMatchObject({ title: 'First', products: null, product_id: null });
    expect(data.at(-1)).toMatchObject({ title: 'Last', product_id: 1 });
    expect(data.at(-1)?.products?.name).toBeTruthy();
    expect(data.map(({ title }) => title)).not.toContain('Hidden');
    const lower = await get('/ecommerce/banners/?sequence=Lower');
    expect(lower['data']).toEqual([expect.objectContaining({ title: 'Below' })]);
    expect((await store.call('GET', '/ecommerce/banners/?sequence=Left')).status).toBe(400);
  });

  it('names what a banner pictures, from left to right, without what has gone off sale', async () => {
    await db()
      .insert(banners)
      .values({ title: 'Pictured', position: -2, picturedProductIds: [5, 3, 4] });
    await changeListedProduct(store, 3, { isOnSale: false });
    const { data } = await calls.listBanners.answer.validate(
      await get('/ecommerce/banners/?sequence=Upper'),
      { strict: true },
    );
    const [first, second] = data;
    expect(first?.pictured_products?.map(({ id }) => id)).toEqual([5, 4]);
    expect(first?.pictured_products?.[0]).toEqual({
      id: 5,
      name: expect.any(String),
      net_quantity: expect.any(Number),
      unit: expect.any(String),
      product_price: expect.any(Number),
    });
    expect(second?.title).toBe('First');
  });

  it('has sections above and below the rails and at its foot', async () => {
    await db()
      .insert(homeSections)
      .values([{ kind: 'upper', label: 'Hidden', isVisible: false }]);
    const labels = async (path: string) => {
      const { data } = await calls.listProductSections.answer.validate(await get(path), {
        strict: true,
      });
      return data.map(({ label }) => label);
    };
    const upper = await labels('/product-section/?type=upper');
    const lower = await labels('/product-section/?type=lower');
    const foot = await labels('/lower-section/');
    expect(upper.length).toBeGreaterThan(0);
    expect(lower.length).toBeGreaterThan(0);
    expect(foot.length).toBeGreaterThan(0);
    expect(new Set([...upper, ...lower, ...foot]).size).toBe(
      upper.length + lower.length + foot.length,
    );
    expect(upper).not.toContain('Hidden');
    expect((await store.call('GET', '/product-section/?type=side')).status).toBe(400);
  });

  it.each([
    ['/newarrival/list', calls.listNewArrivals],
    ['/musttry/list', calls.listMustTry],
    ['/bestofalltime/list/', calls.listBestSellers],
  ])('has the rail %s, without what has gone off sale', async (path, call) => {
    const { data } = await call.answer.validate(await get(path), { strict: true });
    expect(data.length).toBeGreaterThan(3);
    const removedId = data[1]?.id ?? 0;
    await changeListedProduct(store, removedId, { isOnSale: false });
    const later = await call.answer.validate(await get(path), { strict: true });
    expect(later.data.map(({ id }) => id)).toEqual(
      data.map(({ id }) => id).filter((id) => id !== removedId),
    );
  });

  it('has the newest eight posts, neither drafts nor those to come', async () => {
    const now = store.context.now().getTime();
    await db()
      .insert(posts)
      .values([
        { slug: 'draft', title: 'Draft', content: '' },
        { slug: 'soon', title: 'Soon', content: '', publishedAt: new Date(now + 1_000) },
        {
          slug: 'now',
          title: 'Now',
          content: '',
          banner: '/pictures/now.webp',
          publishedAt: new Date(now),
        },
      ]);
    const { data } = await calls.listHomeBlogs.answer.validate(await get('/home/blogs/'), {
      strict: true,
    });
    expect(data).toHaveLength(8);
    expect(data[0]).toMatchObject({
      title: 'Now',
      banner: '/pictures/now.webp',
      banner_url: `${store.context.env.siteUrl}/pictures/now.webp`,
    });
    const times = data.map(({ published_at }) => Date.parse(published_at));
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  it('has the figures of the house', async () => {
    const { data } = await calls.listStatistics.answer.validate(await get('/statistics-section/'), {
      strict: true,
    });
    expect(data.length).toBeGreaterThan(2);
  });
});
