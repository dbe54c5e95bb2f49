import { asc, eq } from 'drizzle-orm';
import * as calls from '../../contract/staff-product.ts';
import { brands, categories, productForms, products, tags } from '../db/schema/catalogue.ts';
import { auditEntries } from '../db/schema/running.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { makeListedProduct } from '../testing/listed-product.ts';
import { plannedJobs } from '../testing/waiting-jobs.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let token: string;
let customerId: number;
let spice: Record<string, unknown>;
beforeAll(async () => {
  store = await openTestStore();
  ({ token, customerId } = await staffFixture(store, ['catalogue']));
  const { db } = store.context;
  const [brand] = await db.select().from(brands).limit(1);
  const [form] = await db.select().from(productForms).limit(1);
  const [category] = await db.select().from(categories).where(eq(categories.level, 3)).limit(1);
  spice = {
    name: 'Zanzibar cloves',
    product_price: 180.5,
    base_price: 220,
    brand_id: brand?.id,
    form_id: form?.id,
    category_id: category?.id,
    hsn: '0907',
    gst_rate: 5,
    net_quantity: 50,
    unit: 'g',
    country_of_origin: 'India',
    manufacturer: 'A grower',
  };
});
afterAll(() => store.close());

let made = 0;
const sku = () => `CLV-${(made += 1)}`;
const create = (body: unknown, headers = {}) =>
  store.call('POST', '/staff/products/', { token, body, headers });
async function created(more: object = {}) {
  const answer = await create({ ...spice, sku: sku(), ...more });
  expect(answer.status).toBe(201);
  return (await calls.createProduct.answer.validate(answer.body, { strict: true })).data;
}
const change = (id: number, body: unknown) =>
  store.call('PATCH', `/staff/products/${id}/`, { token, body });
const faultFields = ({ status, body }: { status: number; body: Record<string, unknown> }) => {
  expect(status).toBe(400);
  return Object.keys(body['errors'] as object);
};
const found = async (text: string) =>
  (
    (await store.call('GET', `/web/products/list/?prod_search=${text}`)).body['data'] as {
      total: number;
    }
  ).total;

describe('a new product', () => {
  it('is off sale until it is published, and found by all that it is from then on', async () => {
    const product = await created({ search_words: 'laungaro', local_name: 'लौंग' });
    expect(product).toMatchObject({ is_on_sale: false, version: 1, search_words: 'laungaro' });
    expect(product.categories).toHaveLength(3);
    expect(await found('zanzibar')).toBe(0);
    expect((await store.call('GET', `/web/single/product/${product.id}/`)).status).toBe(404);
    expect((await change(product.id, { is_on_sale: true })).status).toBe(200);
    expect(await found('zanzibar')).toBe(1);
    expect(await found('laungaro')).toBe(1);
    expect((await store.call('GET', `/web/single/product/${product.id}/`)).status).toBe(200);
    const [entry] = await store.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `product:${product.id}`))
      .orderBy(asc(auditEntries.id));
    expect(entry).toMatchObject({ action: 'product.create', staffId: customerId });
  });

  it('has a SKU of its own, which the store says at the field', async () => {
    const first = await created();
    expect(faultFields(await create({ ...spice, sku: first.sku }))).toEqual(['sku']);
    const second = await created();
    expect(faultFields(await change(second.id, { sku: first.sku }))).toEqual(['sku']);
  });

  it('is refused without what an Indian shop must print, and where something is not there', async () => {
    expect(faultFields(await create({ sku: sku() })).toSorted()).toEqual(
      Object.keys(spice).toSorted(),
    );
    const unknownIds = {
      category_id: 2147483647,
      tag_ids: [2147483647],
      related_ids: [2147483647],
    };
    expect(faultFields(await create({ ...spice, sku: sku(), ...unknownIds })).toSorted()).toEqual(
      Object.keys(unknownIds).toSorted(),
    );
    expect(faultFields(await create({ ...spice, sku: sku(), fssai_no: '12' }))).toEqual([
      'fssai_no',
    ]);
    expect(faultFields(await create({ ...spice, sku: sku(), product_price: 221 }))).toEqual([
      'product_price',
    ]);
  });

  it('names its importer where it does not come from India', async () => {
    const abroad = { ...spice, country_of_origin: 'Sri Lanka' };
    expect(faultFields(await create({ ...abroad, sku: sku() }))).toEqual(['importer']);
    expect(faultFields(await create({ ...abroad, sku: sku(), importer: 'Sharma' }))).toEqual([
      'importer',
    ]);
    const importer = 'Sharma Imports, 4 Dock Road, Mumbai 400001';
    expect((await create({ ...abroad, sku: sku(), importer })).status).toBe(201);
    const { id } = await created();
    expect(faultFields(await change(id, { country_of_origin: 'Nepal' }))).toEqual(['importer']);
    expect((await change(id, { country_of_origin: 'Nepal', importer })).status).toBe(200);
    expect(faultFields(await change(id, { importer: '' }))).toEqual(['importer']);
  });

  it('is refused with a number that the database could not hold, or a tax that there is not', async () => {
    const wrong = [{ net_quantity: 0.0004 }, { base_price: 30_000_000 }, { gst_rate: 13 }];
    for (const one of wrong) {
      expect(faultFields(await create({ ...spice, sku: sku(), ...one }))).toEqual(Object.keys(one));
    }
  });

  it('has no GST rate that has ended; an old product keeps its rate', async () => {
    for (const gst_rate of [12, 28]) {
      expect(faultFields(await create({ ...spice, sku: sku(), gst_rate }))).toEqual(['gst_rate']);
    }
    const { id } = await created();
    expect(faultFields(await change(id, { gst_rate: 12 }))).toEqual(['gst_rate']);
    await store.client.pool.query(`update products set gst_rate = 1200 where id = ${id}`);
    expect((await change(id, { gst_rate: 12, name: 'Old cloves' })).status).toBe(200);
    expect((await change(id, { gst_rate: 18 })).status).toBe(200);
  });

  it('is made once for one key, however often it is sent', async () => {
    const body = { ...spice, sku: sku() };
    const headers = { 'idempotency-key': 'one-spice' };
    const answers = await Promise.all([create(body, headers), create(body, headers)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const ids = answers.map(({ body }) => (body['data'] as { id: number }).id);
    expect(ids[0]).toBe(ids[1]);
  });
});

describe('everything that staff may say of a product', () => {
  it('is kept, given back and shown', async () => {
    const related = await makeListedProduct(store);
    const other = await makeListedProduct(store);
    const [tag] = await store.context.db.select().from(tags).limit(1);
    const { id } = await created();
    const details = {
      local_name: 'लौंग',
      is_veg: true,
      fssai_no: '10012345678901',
      shelf_life: '18 months',
      ingredients: 'Cloves',
      allergens: 'May contain sesame',
      country_of_origin: 'Sri Lanka',
      region: 'Kandy',
      importer: 'Mill & Sons, Surat',
      certificates: ['NPOP ORG/SC/1234'],
      benefits: ['Warm', 'Whole'],
      metatitle: 'Cloves from a hill',
      metadescription: 'Whole cloves.',
      metakeywords: 'cloves',
      rail: 'new',
      low_stock_at: 3,
      gst_rate: 18,
    };
    const answer = await change(id, {
      ...details,
      tag_ids: [tag?.id],
      related_ids: [other.id, related.id],
      members_until: '2026-12-01T00:00:00+05:30',
      is_on_sale: true,
    });
    expect(answer.status).toBe(200);
    const { data } = await calls.changeProduct.answer.validate(answer.body, { strict: true });
    expect(data).toMatchObject({ ...details, members_until: '2026-11-30T18:30:00.000Z' });
    expect(data.tag_list.map(({ id }) => id)).toEqual([tag?.id]);
    expect(data.related.map(({ id }) => id)).toEqual([other.id, related.id]);
    const read = await store.call('GET', `/staff/products/${id}/`, { token });
    expect(read.body['data']).toEqual(data);
    const page = await store.call('GET', `/api/related-other-products/?product_id=${id}`);
    const [neighbours] = page.body['RelatedOtherProducts'] as {
      related_product_details: { id: number }[];
    }[];
    expect(neighbours?.related_product_details.map(({ id }) => id)).toEqual([other.id, related.id]);
    expect(faultFields(await change(id, { related_ids: [id] }))).toEqual(['related_ids']);
  });

  it('is found by its new brand, and no more by the old one', async () => {
    const { db } = store.context;
    const [one, two] = await db
      .insert(brands)
      .values([
        { slug: 'quillon', name: 'Quillon' },
        { slug: 'ferrow', name: 'Ferrow' },
      ])
      .returning();
    const { id } = await created({ brand_id: one?.id, search_words: 'laungi' });
    await change(id, { is_on_sale: true });
    expect(await found('quillon')).toBe(1);
    await change(id, { brand_id: two?.id });
    expect([await found('quillon'), await found('ferrow'), await found('laungi')]).toEqual([
      0, 1, 1,
    ]);
  });

  it('comes on sale by the clock where it has a first day', async () => {
    const { id } = await created();
    const first = new Date('2026-11-25T10:00:00+05:30');
    await change(id, { is_on_sale: true, public_from: first.toISOString() });
    expect((await store.call('GET', `/web/single/product/${id}/`)).status).toBe(404);
    const jobs = await plannedJobs(store, 'revalidate');
    const job = jobs.find(({ runAt }) => runAt.getTime() === first.getTime());
    expect(job?.payload.tags).toContain(`product:${id}`);
  });
});

describe('two people who change one product', () => {
  it('do not overwrite each other unseen: the second hears who changed what', async () => {
    const { id, version } = await created();
    expect((await change(id, { version, product_price: 170 })).status).toBe(200);
    const answer = await change(id, { version, name: 'Other cloves' });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      changed_fields: ['product_price'],
      data: { id, product_price: 170, name: 'Zanzibar cloves', version: version + 1 },
    });
    expect(calls.staleProduct.isValidSync(answer.body)).toBe(true);
    expect(answer.body['changed_by']).toEqual(expect.any(String));
    expect(answer.body['message']).toContain(String(answer.body['changed_by']));
    expect((await change(id, { version: version + 1, name: 'Other cloves' })).status).toBe(200);
  });

  it('come one after the other: of ten at once, one is first', async () => {
    const { id, version } = await created();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        change(id, { version, shelf_life: `${index} days` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    const [row] = await store.context.db.select().from(products).where(eq(products.id, id));
    expect(row?.version).toBe(version + 1);
  });
});
