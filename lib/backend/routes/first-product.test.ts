import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { getSetup } from '../../contract/staff-settings.ts';
import { textInput, type StaffText } from '../../contract/staff-text.ts';
import { newShop } from '../../contract/new-shop.ts';
import { customers } from '../db/schema/customer.ts';
import { policyTemplates } from '../services/text-page/text-templates.ts';
import { makeOwnerCode } from '../services/setup/open-owner.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { changeShopSettings } from '../testing/change-shop-settings.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

/*
 * The first day of a new store: from the printed setup code to the first product, found and
 * ordered.
 */

const policies = policyTemplates.map(({ slug }) => slug);

/* What needs people or a text of the owner. */
const closedAtFirst = [
  '/about-us',
  '/accessibility',
  '/bussiness',
  '/concern',
  '/consult-our-vaidya',
  '/consult-our-vaidya/schedule-appointment',
  '/event',
  '/exports',
  '/faq',
  '/franchise',
  '/gift-voucher',
  '/growers',
  '/inspire-and-support',
  '/lot',
  '/organic-living',
  '/privacy-policy',
  '/return-and-refund-policy',
  '/shipping-policy',
  '/store-locator',
  '/subscription-payment',
  '/subscription-plans',
  '/terms-and-conditions',
];

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const owner = {
  first_name: 'Leela',
  last_name: 'Rao',
  email: 'leela@neem.example.in',
  mobile_no: '9812345670',
  password: 'Neem#2026x',
};

const asOwner = (method: string, path: string, body?: unknown) =>
  store.call(method, path, { token, body });

async function made(path: string, body: unknown): Promise<number> {
  const answer = await asOwner('POST', path, body);
  expect({ path, body: answer.body, status: answer.status }).toMatchObject({ status: 201 });
  return (answer.body['data'] as { id: number }).id;
}

async function stepsDone(): Promise<string[]> {
  const { body } = await asOwner('GET', '/staff/first-day/');
  const { data } = await getSetup.answer.validate(body, { strict: true });
  return data.steps.filter(({ is_done }) => is_done).map(({ name }) => name);
}

async function sitemapNames(kind: string): Promise<string[]> {
  const { body } = await store.call('GET', `/seo/sitemap/${kind}/?page=1`);
  return (body['data'] as { name: string }[]).map(({ name }) => name);
}

const picture = async () => {
  const green = { width: 600, height: 600, channels: 3 as const, background: 'green' };
  return new Blob([new Uint8Array(await sharp({ create: green }).png().toBuffer())]);
};

it('begins with an account, opened by the code, in a shop that says and holds nothing', async () => {
  await store.context.db.update(customers).set({ isSuperuser: false });
  const code = await makeOwnerCode(store.context);
  const opened = await store.call('POST', '/first-day/owner/', { body: { ...owner, code } });
  expect(opened.status).toBe(201);
  const { email, password } = owner;
  const login = await store.call('POST', '/user/signin/', { body: { email, password } });
  ({ token } = login.body['data'] as { token: string });

  expect((await asOwner('DELETE', '/staff/demo-data/')).status).toBe(200);
  expect(await stepsDone()).toEqual([]);
  expect((await store.call('GET', '/shop-profile/')).body['data']).toEqual({
    ...newShop,
    elite_name: 'My shop Elite',
    closed_pages: closedAtFirst,
    non_returnable: [],
    pays_online: false,
  });
});

it('names no page in the sitemap that would be empty, and every other one', async () => {
  const pages = await sitemapNames('pages');
  expect(pages).toEqual(expect.arrayContaining(['/', '/contact-us']));
  for (const empty of ['/shop', '/blogs', ...closedAtFirst]) {
    expect(pages).not.toContain(empty);
  }
  const titled = async (path: string) =>
    (await store.call('GET', `/user/meta-tags/?page_url=${path}`)).body['title'];
  expect(await titled('/blogs')).toBe('Journal | My shop');
  expect(await titled('/faq')).toBe('Frequently asked questions | My shop');
});

it('goes on with who the shop is, its numbers, its logo, delivery and payment', async () => {
  const answer = await changeShopSettings(store, token, {
    name: 'Neem House',
    email: 'care@neem.example.in',
    phone: '+91 90000 00031',
    street: '4 Mill Road',
    city: 'Jaipur',
    postal_code: '302001',
    state: 'Rajasthan',
    gstin: '08AAAAA0000A1Z2',
    free_shipping_city: 'Jaipur',
  });
  expect(answer.status).toBe(200);
  const logo = new FormData();
  logo.append('picture', await picture(), 'logo.png');
  expect((await asOwner('POST', '/staff/settings/logo/', logo)).status).toBeLessThan(300);
  for (const step of ['delivery', 'payment']) await asOwner('POST', '/staff/first-day/', { step });
  expect(await stepsDone()).toEqual(['who_you_are', 'numbers', 'logo', 'delivery', 'payment']);
});

const texts = async () => {
  const { body } = await asOwner('GET', '/staff/text-pages/?page_size=50');
  return body['data'] as StaffText[];
};
const publish = async (text: StaffText) =>
  asOwner('PATCH', `/staff/text-pages/${text.id}/`, {
    ...textInput.cast(text, { stripUnknown: true }),
    version: text.version,
    is_published: true,
  });

it('offers nothing that needs people, and no invented word', async () => {
  const lead = { name: 'Ravi', email: 'ravi@example.in', message: 'I would like to open one.' };
  const enquiry = await store.call('POST', '/inquiries/franchise/', {
    body: { ...lead, mobile_no: '9812345671', place: 'Kota', recaptcha: 'token' },
  });
  expect([enquiry.status, enquiry.body['message']]).toEqual([404, 'This address not found']);
  const { body } = await store.call('GET', '/online_appointment_slots/');
  expect(body['online_appointment_slot']).toEqual([]);
  expect((await store.call('GET', '/faqs/')).body['data']).toEqual([]);
  const published = JSON.stringify([await texts(), (await asOwner('GET', '/staff/faqs/')).body]);
  expect(published).not.toMatch(/SOSE|Trivedi|Joshi|Naroda|Ahmedabad|example\.in/);
});

it('publishes policies with the values of the settings, once the owner has read them', async () => {
  const drafts = await texts();
  const terms = drafts.find(({ slug }) => slug === 'terms-and-conditions');
  if (!terms) throw new Error('There is no draft of the terms');
  expect((await store.call('GET', '/text-pages/terms-and-conditions/')).status).toBe(404);
  const early = await publish(terms);
  expect([early.status, early.body['errors']]).toEqual([
    400,
    {
      is_published: [
        'Complete Settings first: grievance officer, grievance phone, grievance email, grievance hours',
      ],
    },
  ]);
  await changeShopSettings(store, token, {
    grievance_name: 'Leela & Rao',
    grievance_phone: '+91 90000 00032',
    grievance_email: 'care@neem.example.in',
    grievance_hours: 'Monday to Friday, 10 AM to 5 PM',
  });
  for (const text of drafts.filter(({ slug }) => policies.includes(slug))) {
    expect([text.slug, (await publish(text)).status]).toEqual([text.slug, 200]);
  }
  const { body } = await store.call('GET', '/text-pages/terms-and-conditions/');
  expect(body['data']).toMatchObject({ lead: expect.stringContaining('Neem House') as unknown });
  expect(JSON.stringify(body)).toContain('Leela &amp; Rao');
  expect(JSON.stringify(body)).not.toMatch(/\{[a-z_]+\}/);
  expect(await stepsDone()).toContain('policies');
  expect(await sitemapNames('pages')).toContain('/terms-and-conditions');
});

it('publishes no draft that still holds a note for the owner', async () => {
  const franchise = (await texts()).find(({ slug }) => slug === 'franchise');
  if (!franchise) throw new Error('There is no draft of the page for franchises');
  const early = await publish(franchise);
  expect([early.status, early.body['errors']]).toEqual([
    400,
    { is_published: ['Replace the notes in [brackets] first'] },
  ]);
  const content = '<p>We bring products, training and support.</p>';
  expect((await publish({ ...franchise, content })).status).toBe(200);
});

it('does not empty a value that a published page names', async () => {
  const answer = await changeShopSettings(store, token, { grievance_name: '' });
  expect([answer.status, Object.keys(answer.body['errors'] as object)]).toEqual([
    400,
    ['grievance_name'],
  ]);
  expect(JSON.stringify(answer.body['errors'])).toContain('Enter it, or unpublish them first');
  const { body } = await store.call('GET', '/text-pages/terms-and-conditions/');
  expect(JSON.stringify(body)).toContain('Leela &amp; Rao');
});

it('ends with a product on sale, which is found, listed and ordered', async () => {
  const category_id = await made('/staff/categories/', { name: 'Cold-pressed oils' });
  const brand_id = await made('/staff/brands/', { name: 'Neem House' });
  const form_id = await made('/staff/forms/', { name: 'Oil' });
  expect(await stepsDone()).toContain('category');
  const id = await made('/staff/products/', {
    name: 'Mustard oil',
    sku: 'NH-1',
    product_price: 300,
    base_price: 320,
    available_stock_quantity: 12,
    brand_id,
    form_id,
    category_id,
    hsn: '1514',
    gst_rate: 5,
    net_quantity: 1,
    unit: 'L',
    country_of_origin: 'India',
    manufacturer: 'Neem House, Jaipur',
  });
  const photos = new FormData();
  photos.append('picture', await picture(), 'oil.png');
  expect((await asOwner('POST', `/staff/products/${id}/pictures/`, photos)).status).toBe(201);
  expect(await stepsDone()).not.toContain('product');
  const onSale = await asOwner('PATCH', `/staff/products/${id}/`, { is_on_sale: true });
  expect(onSale.status).toBe(200);
  expect(await stepsDone()).toHaveLength(8);

  const found = await store.call('GET', '/web/products/list/?prod_search=mustard');
  expect(found.body['data']).toMatchObject({ total: 1, data: [{ id, name: 'Mustard oil' }] });
  expect(await sitemapNames('products')).toEqual(['Mustard oil']);
  expect(await sitemapNames('pages')).toContain('/shop');

  const fixture = orderFixture(store);
  const buyer = await fixture.buyer(id, { quantity: 2 });
  const online = await store.call('POST', '/get-order-payment-link/', {
    token: buyer.token,
    body: { amount: buyer.payload['amount'], billing_address: buyer.payload['address1'] },
  });
  expect([online.status, online.body['message']]).toEqual([
    409,
    'This shop doesn’t take online payments yet',
  ]);
  const placed = await fixture.place(buyer, buyer.payload);
  expect({ body: placed.body, status: placed.status }).toMatchObject({ status: 201 });
  expect(await fixture.stockOf(id)).toMatchObject({ stock: 10 });
});

it('keeps the demo out of a shop that holds goods', async () => {
  const answer = await asOwner('POST', '/staff/demo-data/');
  expect([answer.status, answer.body['message']]).toEqual([
    409,
    'The shop already has products. The demo can only be loaded into an empty shop.',
  ]);
});

it('leaves what is the owner’s own, and who has signed up, where the demo goes', async () => {
  const other = await openTestStore();
  try {
    const { db } = other.context;
    const fixture = orderFixture(other);
    const shopper = await fixture.buyer(1);
    const second = await fixture.buyer(1);
    await db
      .update(customers)
      .set({ isSuperuser: true, isStaff: true })
      .where(eq(customers.id, second.customerId));
    const as = (method: string, path: string, body?: unknown) =>
      other.call(method, path, { token: second.token, body });
    const [row] = (
      (await as('GET', '/web/products/list/')).body['data'] as { data: { brand: number }[] }
    ).data;
    const saved = await as('POST', '/staff/products/', {
      name: 'Own pickle',
      sku: 'OWN-1',
      product_price: 300,
      base_price: 300,
      available_stock_quantity: 4,
      brand_id: row?.brand,
      form_id: 1,
      category_id: 1,
      hsn: '2001',
      gst_rate: 5,
      net_quantity: 250,
      unit: 'g',
      country_of_origin: 'India',
      manufacturer: 'Own kitchen',
    });
    const { id } = saved.body['data'] as { id: number };
    await as('PATCH', `/staff/products/${id}/`, { is_on_sale: true });

    expect((await as('DELETE', '/staff/demo-data/')).status).toBe(200);
    const list = await as('GET', '/web/products/list/');
    expect(list.body['data']).toMatchObject({ total: 1, data: [{ id, name: 'Own pickle' }] });
    const again = await other.call('GET', '/user/profile/', { token: shopper.token });
    expect(again.status).toBe(200);
  } finally {
    await other.close();
  }
});
