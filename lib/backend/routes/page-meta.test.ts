import { eq } from 'drizzle-orm';
import * as calls from '../../contract/page-meta.ts';
import { brands, categories, products } from '../db/schema/catalogue.ts';
import { events, pageMeta, posts, textPages } from '../db/schema/content.ts';
import { makeListedProduct } from '../testing/listed-product.ts';
import { changeShopSettings } from '../testing/change-shop-settings.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const db = () => store.context.db;

async function readMeta(pageUrl: string) {
  const answer = await store.call(
    'GET',
    `/user/meta-tags/?page_url=${encodeURIComponent(pageUrl)}`,
  );
  expect(answer.status).toBe(200);
  const meta = await calls.getPageMeta.answer.validate(answer.body, { strict: true });
  expect(meta.title.length).toBeGreaterThan(3);
  expect(meta.title.length).toBeLessThanOrEqual(60);
  expect(meta.description.length).toBeLessThanOrEqual(160);
  expect(`${meta.title} ${meta.description}`).not.toMatch(/<|&\w+;/);
  return meta;
}

const ofTheSite = 'Organic food, herbs and natural care | SOSE';

describe('the texts for search engines', () => {
  it('are what staff wrote for the very page, with or without a query, as path or address', async () => {
    const home = await readMeta('/');
    expect(home.title).toContain('SOSE');
    expect(await readMeta('https://shop.example.in/?utm_source=mail')).toEqual(home);
    expect(await readMeta('https://shop.example.in')).toEqual(home);
    const shop = await readMeta('/shop');
    expect(shop).not.toEqual(home);
    for (const same of ['shop', '/shop/', '/shop?page=1', '//shop', '/shop#top']) {
      expect(await readMeta(same)).toEqual(shop);
    }
  });

  it('name the membership as the shop does, where staff wrote nothing', async () => {
    const { token } = await staffFixture(store, ['settings']);
    const path = '/subscription-plans';
    const rows = await store.context.db.delete(pageMeta).where(eq(pageMeta.path, path)).returning();
    await changeShopSettings(store, token, { elite_name: 'Vana Circle' });
    expect((await readMeta(path)).title).toMatch(/^Vana Circle: the monthly membership/);
    await changeShopSettings(store, token, { elite_name: '' });
    await store.context.db.insert(pageMeta).values(rows);
  });

  it('are made from the product', async () => {
    const { id } = await makeListedProduct(store, {
      name: 'Wild <i>forest</i> honey & comb from the hills of the Dangs, raw, 500 g',
      description: `<p>Dark &amp; thick.</p><p>${'Gathered by hand in April. '.repeat(20)}</p>`,
    });
    const meta = await readMeta(`/products/${id}/wild-forest-honey?ref=x`);
    expect(meta.title).toMatch(/^Wild forest honey & comb .*…$/);
    expect(meta.description).toMatch(/^.+ by .+\. Dark & thick\. Gathered by hand .*…$/);
    expect(await readMeta(`/products/${id}`)).toEqual(meta);
    expect((await readMeta(`/products/${id}/reviews/wild-forest-honey`)).title).toMatch(
      /^Reviews of /,
    );
    await db()
      .update(products)
      .set({ metaTitle: 'Honey', metaDescription: 'Of the hills.' })
      .where(eq(products.id, id));
    expect(await readMeta(`/products/${id}/x`)).toMatchObject({
      title: 'Honey | SOSE',
      description: 'Of the hills.',
    });
    await db()
      .insert(pageMeta)
      .values({ path: `/products/${id}/x`, title: 'By staff', keywords: 'staff' });
    expect(await readMeta(`/products/${id}/x?a=b`)).toMatchObject({
      title: 'By staff | SOSE',
      description: 'Of the hills.',
      keywords: 'staff',
    });
  });

  it('are made from a category or a brand on the shop’s page', async () => {
    const [category] = await db().select().from(categories).where(eq(categories.id, 2));
    const meta = await readMeta('/shop?category=2&category_name=x&page=1');
    expect(category?.metaTitle).toContain(meta.title.replace(/ \| SOSE$/, ''));
    const [brand] = await db().select().from(brands).where(eq(brands.id, 1));
    expect((await readMeta('/shop?brand=1')).title).toBe(
      `${brand?.name}, ${brand?.town}: all products | SOSE`,
    );
    await db().insert(pageMeta).values({ path: '/shop?brand=1', title: 'Our first brand' });
    expect((await readMeta('/shop?page=1&brand=1')).title).toBe('Our first brand | SOSE');
    expect((await readMeta('/shop?category=99999')).title).toBe(ofTheSite);
  });

  it('say which page and which month of a list it is', async () => {
    expect((await readMeta('/shop?page=12')).title).toMatch(/^Shop .*, page 12( \| SOSE)?$/);
    expect((await readMeta('/shop?page=12')).description).toMatch(/\(page 12\)$/);
    const category = await readMeta('/shop?category=2&page=3');
    expect(category.title).toMatch(/, page 3( \| SOSE)?$/);
    expect((await readMeta('/blogs?publish_filter=2026-10&page=2')).title).toMatch(
      /, October 2026, page 2( \| SOSE)?$/,
    );
    const [first] = await db().select().from(products).limit(1);
    const product = `/products/${first?.id}/x`;
    expect(await readMeta(`${product}?page=2`)).toEqual(await readMeta(product));
    for (const invalidQuery of ['page=0', 'page=-1', 'page=x', 'publish_filter=2026-13']) {
      expect(await readMeta(`/shop?${invalidQuery}`)).toEqual(await readMeta('/shop'));
    }
  });

  it('are those of the page above for pages that nobody has written about', async () => {
    const reset = await readMeta('/reset-password');
    expect(await readMeta('/reset-password/0f3a')).toEqual(reset);
    expect(await readMeta('/profile/addresses/12/edit')).toEqual(await readMeta('/profile'));
    expect((await readMeta('/orders/SO-000001')).title).toBe(ofTheSite);
  });

  it('are made from a post and an event', async () => {
    const [post] = await db().select().from(posts).limit(1);
    const meta = await readMeta(`/blogs/${post?.id}/${post?.slug}`);
    expect(meta.title).toContain(post?.title.slice(0, 20));
    expect(meta.keywords).toBe(post?.keywords);
    const [event] = await db().select().from(events).limit(1);
    expect((await readMeta(`/event/${event?.id}`)).title).toContain(event?.title.slice(0, 20));
  });

  it('are made from a page of text', async () => {
    await db().insert(textPages).values({
      slug: 'code-of-conduct',
      title: 'How we behave',
      lead: 'Five rules of the house.',
      content: '<p>Be kind.</p>',
      reviewedAt: '2026-11-01',
    });
    expect(await readMeta('/code-of-conduct')).toMatchObject({
      title: 'How we behave | SOSE',
      description: 'Five rules of the house.',
    });
  });

  it('are the site’s own for what is not there to be seen, and for anything else', async () => {
    const hidden = await makeListedProduct(store, { isOnSale: false });
    const [draft] = await db()
      .insert(posts)
      .values({ slug: 'draft', title: 'Draft', content: '' })
      .returning({ id: posts.id });
    for (const path of [
      `/products/${hidden.id}/x`,
      `/blogs/${draft?.id}/x`,
      '/products/0/x',
      '/products/99999999999/x',
      '/no/such/page',
      '/products/../../etc/passwd',
      'javascript:alert(1)',
      'http://',
      '%00%ff',
      "/shop' or '1'='1",
      '/shop?category=2;drop table categories',
      '../../',
    ]) {
      expect((await readMeta(path)).title).toMatch(/SOSE/);
    }
    expect((await readMeta(`/products/${hidden.id}/x`)).title).toBe(ofTheSite);
    expect((await readMeta('/no/such/page')).title).toBe(ofTheSite);
  });

  it('are refused without a page', async () => {
    expect((await store.call('GET', '/user/meta-tags/')).status).toBe(400);
    expect((await store.call('GET', '/user/meta-tags/?page_url=%20')).status).toBe(400);
    const long = `/user/meta-tags/?page_url=/${'a'.repeat(2_000)}`;
    expect((await store.call('GET', long)).status).toBe(400);
  });
});
