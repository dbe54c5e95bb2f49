import { eq } from 'drizzle-orm';
import type { Endpoint } from '../../contract/endpoint.ts';
import * as bannerCalls from '../../contract/staff-banner.ts';
import * as faqCalls from '../../contract/staff-faq.ts';
import * as homeCalls from '../../contract/staff-home.ts';
import * as metaCalls from '../../contract/staff-meta.ts';
import * as storeCalls from '../../contract/staff-store.ts';
import * as textCalls from '../../contract/staff-text.ts';
import { pageMeta } from '../db/schema/content.ts';
import { auditEntries } from '../db/schema/running.ts';
import { waitingJobs } from '../testing/waiting-jobs.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  ({ token } = await staffFixture(store, ['content']));
});
afterAll(() => store.close());

const call = (method: string, path: string, body?: unknown, who = token) =>
  store.call(method, path, { token: who, ...(body !== undefined && { body }) });

interface SavedRecord {
  id: number;
  version: number;
}

/** Calls and checks the answer against the schema. */
async function data<Shown = SavedRecord>(declared: Endpoint, path: string, body?: unknown) {
  const answer = await call(declared.method, path, body);
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  return ((await declared.answer.validate(answer.body, { strict: true })) as { data: Shown }).data;
}

const faq = (question: string) => ({
  group: 'Order Related',
  question,
  answer: '<p onclick="x()">Yes, <a href="javascript:x()">so</a> it is.</p><script>x()</script>',
});

const listQuestions = async (group: string) => {
  const { body } = await store.call('GET', '/faqs/');
  const groups = body['data'] as { group: string; faqs: { id: number; question: string }[] }[];
  return groups.find((one) => one.group === group)?.faqs ?? [];
};

describe('what staff write', () => {
  it('stands in the shop at once, cleaned, and the shop is told which pages to make anew', async () => {
    const made = await data<{ id: number; answer: string }>(
      faqCalls.create,
      '/staff/faqs/',
      faq('May I pay by cheque?'),
    );
    expect(made.answer).toBe('<p>Yes, <a>so</a> it is.</p>');
    expect((await listQuestions('Order Related')).at(-1)).toMatchObject({ id: made.id });
    expect(await waitingJobs(store, 'revalidate')).toContainEqual({
      tags: ['faqs', 'shop-profile'],
    });
  });

  it('is entered in the trail, only what differs', async () => {
    const { id, version } = await data(faqCalls.create, '/staff/faqs/', faq('Is tea a herb?'));
    await data(faqCalls.change, `/staff/faqs/${id}/`, { ...faq('Is tea a leaf?'), version });
    const auditLog = await store.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `faq:${id}`));
    expect(auditLog.map(({ action }) => action)).toEqual(['faq.create', 'faq.change']);
    expect(auditLog[1]).toMatchObject({
      before: { question: 'Is tea a herb?' },
      after: { question: 'Is tea a leaf?' },
    });
  });

  it('is nothing new where all is as it was', async () => {
    const input = faq('Is this new?');
    const { id, version } = await data(faqCalls.create, '/staff/faqs/', input);
    expect(await data(faqCalls.change, `/staff/faqs/${id}/`, { ...input, version })).toMatchObject({
      version,
    });
  });

  it('is not overwritten by somebody who began earlier, who is told whose words stand', async () => {
    const { id, version } = await data(faqCalls.create, '/staff/faqs/', faq('Who was first?'));
    const answers = await Promise.all(
      ['One', 'Two', 'Three', 'Four'].map((name) =>
        call('PATCH', `/staff/faqs/${id}/`, { ...faq(`${name} was first?`), version }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      message: 'You, in another window, changed this after you opened it. Nothing was saved.',
      overtaken: { version: version + 1, changed_by: 'Test Shopper' },
    });
    const other = await staffFixture(store, ['content']);
    const later = await call('PATCH', `/staff/faqs/${id}/`, { ...faq('X?'), version }, other.token);
    expect(later.body['message']).toBe(
      'Test Shopper changed this after you opened it. Nothing was saved.',
    );
  });

  it('is refused where the very same stands there already', async () => {
    await data(faqCalls.create, '/staff/faqs/', faq('Twice?'));
    const answer = await call('POST', '/staff/faqs/', faq('Twice?'));
    expect(answer.status).toBe(400);
    expect(answer.body['errors']).toEqual({ question: ['This question already exists'] });
  });

  it('goes away for good, and then is nowhere', async () => {
    const { id } = await data(faqCalls.create, '/staff/faqs/', faq('Short of life?'));
    await data(faqCalls.remove, `/staff/faqs/${id}/`);
    for (const method of ['GET', 'DELETE']) {
      expect((await call(method, `/staff/faqs/${id}/`)).status).toBe(404);
    }
    expect((await listQuestions('Order Related')).some((one) => one.id === id)).toBe(false);
  });

  it('is found by every word, page by page, in the order asked for', async () => {
    const list = (query: string) =>
      call('GET', `/staff/faqs/?${query}`).then(
        ({ body }) => body as unknown as { data: { question: string }[]; total: number },
      );
    await data(faqCalls.create, '/staff/faqs/', faq('Zebra stripes?'));
    await data(faqCalls.create, '/staff/faqs/', faq('Zebra hooves?'));
    expect((await list('search=zebra%20stripes')).data).toHaveLength(1);
    expect((await list('search=100%25')).total).toBe(0);
    expect((await list('search=zebra&sort=-question')).data[0]?.question).toBe('Zebra stripes?');
    expect((await list('group=Product%20Information&search=zebra')).total).toBe(0);
    expect((await list('page=2&page_size=10&search=zebra')).data).toEqual([]);
  });

  it('stands in the order that staff give, and not where somebody else has changed the list', async () => {
    const group = 'Product Information';
    const ids = (await listQuestions(group)).map(({ id }) => id);
    const turned = ids.toReversed();
    expect((await call('POST', '/staff/faqs/order/', { ids: turned })).status).toBe(200);
    expect((await listQuestions(group)).map(({ id }) => id)).toEqual(turned);
    const missing = await call('POST', '/staff/faqs/order/', { ids: ids.slice(1) });
    expect(missing.status).toBe(409);
    const [foreign] = await listQuestions('General Information');
    const mixed = [...ids.slice(1), foreign?.id];
    expect((await call('POST', '/staff/faqs/order/', { ids: mixed })).status).toBe(409);
    const both = await Promise.all([
      call('POST', '/staff/faqs/order/', { ids }),
      call('POST', '/staff/faqs/order/', { ids: turned }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('is refused to customers, and to staff of another area', async () => {
    const { token: customer } = await makeCustomer(store);
    const { token: packer } = await staffFixture(store, ['orders']);
    for (const who of [customer, packer]) {
      expect((await call('GET', '/staff/banners/', undefined, who)).status).toBe(403);
      expect((await call('POST', '/staff/faqs/', faq('Mine?'), who)).status).toBe(403);
    }
  });

  it('refuses a caller who is not logged in', async () => {
    expect((await store.call('GET', '/staff/banners/')).status).toBe(401);
    expect((await store.call('POST', '/staff/faqs/', { body: faq('Mine?') })).status).toBe(401);
  });
});

describe('the home page', () => {
  const banner = {
    title: 'New this week',
    content: 'Fresh from the press.',
    image: '/pictures/banners/tea.webp',
    alt_text: 'A cup',
    category_id: null,
    product_id: 1,
    pictured_product_ids: [2, 1],
    is_visible: true,
  };
  const shown = async () =>
    (await store.call('GET', '/ecommerce/banners/?sequence=Upper')).body['data'] as {
      id: number;
      title: string;
    }[];

  it('shows a new banner behind the others, hides it when asked and keeps the order given', async () => {
    const made = await data(bannerCalls.create, '/staff/banners/', banner);
    expect(made).toMatchObject({ product: { id: 1 }, pictured_products: [{ id: 2 }, { id: 1 }] });
    expect((await shown()).at(-1)).toMatchObject({ id: made.id, title: 'New this week' });
    await data(bannerCalls.change, `/staff/banners/${made.id}/`, {
      ...banner,
      is_visible: false,
      version: made.version,
    });
    expect((await shown()).some(({ id }) => id === made.id)).toBe(false);
    const { body } = await call('GET', '/staff/banners/');
    const ids = (body['data'] as SavedRecord[]).map(({ id }) => id).toReversed();
    await call('POST', '/staff/banners/order/', { ids });
    expect((await shown()).map(({ id }) => id)).toEqual(ids.filter((id) => id !== made.id));
    await data(bannerCalls.remove, `/staff/banners/${made.id}/`);
  });

  it('takes no banner without words for its picture, with a strange picture or an unknown product', async () => {
    const faults = async (more: object) =>
      Object.keys(
        (await call('POST', '/staff/banners/', { ...banner, ...more })).body['errors'] as object,
      );
    expect(await faults({ alt_text: ' ' })).toEqual(['alt_text']);
    expect(await faults({ image: null })).toEqual(['image']);
    expect(await faults({ image: 'https://evil.example/x.webp' })).toEqual(['image']);
    expect(await faults({ image: '/pictures/../x.webp' })).toEqual(['image']);
    expect(await faults({ product_id: 999_999 })).toEqual(['product_id']);
    expect(await faults({ category_id: 999_999 })).toEqual(['category_id']);
    expect(await faults({ pictured_product_ids: [1, 999_999] })).toEqual(['pictured_product_ids']);
    expect(await faults({ title: '' })).toEqual(['title']);
  });

  it('shows sections by place and layout, and figures', async () => {
    const section = {
      kind: 'lower',
      label: 'Seals',
      description: 'Of ours.',
      layout: 'seals',
      images: [{ image: '/pictures/banners/tea.webp', alt: 'A seal', name: 'Organic' }],
    };
    const made = await data(homeCalls.create, '/staff/home-sections/', section);
    const { body } = await store.call('GET', '/product-section/?type=lower');
    expect((body['data'] as object[]).at(-1)).toMatchObject({
      id: made.id,
      images: section.images,
    });
    const bare = await call('POST', '/staff/home-sections/', { ...section, images: [] });
    expect(bare.body['errors']).toEqual({ images: ['This layout needs at least one picture'] });

    const figure = await data(homeCalls.createStatistic, '/staff/statistics/', {
      name: 'Farms',
      value: 214,
    });
    const figures = (await store.call('GET', '/statistics-section/')).body['data'] as object[];
    expect(figures.at(-1)).toEqual({ id: figure.id, name: 'Farms', value: 214 });
  });
});

describe('texts, stores and their pages', () => {
  it('keeps the words of a policy, and neither makes nor loses a page', async () => {
    const { body } = await call('GET', '/staff/text-pages/?search=shipping');
    const [page] = body['data'] as (SavedRecord & { slug: string; content: string })[];
    if (!page) throw new Error('The shipping policy is gone');
    await data(textCalls.change, `/staff/text-pages/${page.id}/`, {
      title: 'Shipping',
      lead: 'How it comes.',
      content: '<h2>By courier</h2><p>Two days.</p>',
      reviewed_at: '2026-11-18',
      version: page.version,
    });
    const shown = await store.call('GET', `/text-pages/${page.slug}/`);
    expect(shown.body['data']).toMatchObject({ title: 'Shipping', reviewed_at: '2026-11-18' });
    expect(await waitingJobs(store, 'revalidate')).toContainEqual({
      tags: [`text:${page.slug}`, `/${page.slug}`],
    });
    expect((await call('POST', '/staff/text-pages/', {})).status).toBe(404);
    expect((await call('DELETE', `/staff/text-pages/${page.id}/`)).status).toBe(404);
  });

  it('opens a store in a city of the map, and hides a closed one', async () => {
    const input = {
      store_name: 'SOSE Test Road',
      address_line_1: '1 Test Road',
      city_id: 1,
      postal_code: '380015',
      work_start_time: '09:30',
      work_end_time: '20:00',
      mobile_no: '90000 00077',
      email: 'Test@Example.in',
    };
    const { body } = await call('GET', '/staff/stores/?page_size=10');
    const [known] = body['data'] as { city_obj: { id: number } }[];
    const placed = { ...input, city_id: known?.city_obj.id };
    const made = await data(storeCalls.create, '/staff/stores/', placed);
    expect(made).toMatchObject({ mobile_no: '+91 90000 00077', email: 'test@example.in' });
    const names = async () =>
      JSON.stringify((await store.call('GET', '/stores/')).body['store_section_data']);
    expect(await names()).toContain('SOSE Test Road');
    await data(storeCalls.change, `/staff/stores/${made.id}/`, {
      ...placed,
      is_open: false,
      version: made.version,
    });
    expect(await names()).not.toContain('SOSE Test Road');
    const faults = async (more: object) =>
      Object.keys(
        (await call('POST', '/staff/stores/', { ...placed, ...more })).body['errors'] as object,
      );
    expect(await faults({ work_end_time: '09:00' })).toEqual(['work_end_time']);
    expect(await faults({ work_start_time: '25:00' })).toContain('work_start_time');
    expect(await faults({ city_id: 2_000_000 })).toEqual(['city_id']);
    expect(await faults({ location_url: 'javascript:x' })).toEqual(['location_url']);
  });

  it('writes what search engines read of a page that there is, in the place of what was made', async () => {
    const meta = { path: '/products/1', title: 'Mine', description: 'Words.', keywords: '' };
    const readMeta = async (page: string) =>
      (await store.call('GET', `/user/meta-tags/?page_url=${encodeURIComponent(page)}`)).body;
    const category = { ...meta, path: '/shop?page=2&category=1&brand_name=x' };
    const made = await data<SavedRecord & { path: string }>(
      metaCalls.create,
      '/staff/page-meta/',
      category,
    );
    expect(made.path).toBe('/shop?category=1');
    expect(await readMeta('/shop?category=1')).toMatchObject({ title: 'Mine | SOSE' });
    expect((await call('POST', '/staff/page-meta/', category)).body['errors']).toHaveProperty(
      'path',
    );
    const nowhere = await call('POST', '/staff/page-meta/', { ...meta, path: '/nowhere' });
    expect(nowhere.body['errors']).toEqual({ path: ['The shop doesn’t have this page'] });
    const [home] = await store.context.db.select().from(pageMeta).where(eq(pageMeta.path, '/'));
    expect((await call('DELETE', `/staff/page-meta/${home?.id}/`)).status).toBe(400);
    expect((await call('DELETE', `/staff/page-meta/${made.id}/`)).status).toBe(200);
  });
});
