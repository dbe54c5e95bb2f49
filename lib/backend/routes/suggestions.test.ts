import * as calls from '../../contract/search.ts';
import { posts } from '../db/schema/content.ts';
import { makeListedProduct } from '../testing/listed-product.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const ask = (text: string) =>
  store.call('GET', `/web/search/suggestions/?${new URLSearchParams({ text })}`);

async function suggested(text: string) {
  const { body } = await ask(text);
  return (await calls.suggest.answer.validate(body, { strict: true })).data;
}

const titles = (pages: { title: string }[]) => pages.map(({ title }) => title);

describe('suggestions', () => {
  it('are at most four products, the best first, and how many there are', async () => {
    for (let at = 1; at <= 6; at += 1) {
      await makeListedProduct(store, { name: `Zzberry jam ${at}` });
    }
    const { products, total, highlight } = await suggested('zzberr');
    expect(products.map(({ name }) => name)).toEqual([1, 2, 3, 4].map((at) => `Zzberry jam ${at}`));
    expect(total).toBe(6);
    expect(highlight).toContain('zzberr');
  });

  it('are categories and brands that have products, with their addresses', async () => {
    const { categories } = await suggested('hair oil');
    expect(categories[0]).toMatchObject({
      title: expect.stringMatching(/^Hair oils?$/i) as string,
      path: expect.stringMatching(/^\/shop\?category=\d+&category_name=Hair\+[Oo]ils?$/) as string,
    });
    const [product] = (await suggested('turmeric')).products;
    const { brands } = await suggested(product?.brand_name ?? '');
    expect(brands[0]).toEqual({
      title: product?.brand_name,
      path: `/shop?${new URLSearchParams({ brand: `${product?.brand}`, brand_name: product?.brand_name ?? '' })}`,
    });
  });

  it('are pages of the shop', async () => {
    const { pages } = await suggested('return policy');
    expect(pages[0]).toEqual({
      title: 'Return and refund policy',
      path: '/return-and-refund-policy',
    });
    for (const text of ['where is my order', 'SO-000006', 'so000006']) {
      expect(titles((await suggested(text)).pages)).toEqual(['My orders']);
    }
    expect(titles((await suggested('find my lot')).pages)).toEqual(['Find your lot']);
    expect(titles((await suggested('bulk order')).pages)).toEqual(['Business']);
    expect((await suggested('tu 26 09b')).pages).toEqual([
      { title: 'Lot TU-26-09B', path: '/lot/TU-26-09B' },
    ]);
    expect(titles((await suggested('courier')).pages)).toEqual(['Shipping policy']);
    expect(titles((await suggested('store near me')).pages)).toEqual(['Store locator']);
    for (const text of ['cancel order', 'cancel my order', 'gst invoice'])
      expect(titles((await suggested(text)).pages)).toEqual(['My orders']);
  });

  it('are posts that are out, within half a minute', async () => {
    const { db, now } = store.context;
    await db.insert(posts).values([
      { slug: 'zz-out', title: 'Zzfennel in winter', content: '', publishedAt: now() },
      { slug: 'zz-draft', title: 'Zzfennel in spring', content: '', publishedAt: null },
    ]);
    store.setNow(new Date(now().getTime() + 30_000));
    const found = (await suggested('zzfennel')).posts;
    expect(titles(found)).toEqual(['Zzfennel in winter']);
    expect(found[0]?.path).toMatch(/^\/blogs\/\d+\/zzfennel-in-winter$/);
  });

  it('are none for what nobody sells', async () => {
    const {
      products,
      total,
      categories,
      brands,
      posts: found,
      pages,
    } = await suggested('qqxxzzww');
    expect([total, products, categories, brands, found, pages].flat()).toEqual([0]);
  });

  it.each(['', ' ', 'a'.repeat(201), 'a\u0000'])('refuse %j', async (text) => {
    expect((await ask(text)).status).toBe(400);
  });

  it.each(['🌿🌿', "' or 1=1; --", '"\\%_', '\u202eשמן', 'ghee '.repeat(39), 'a', '٣'])(
    'take %j as it is',
    async (text) => {
      expect((await ask(text)).status).toBe(200);
    },
  );
});
