import * as calls from '../../contract/grower.ts';
import { findLot } from '../../contract/lot-lookup.ts';
import { getProduct } from '../../contract/product.ts';
import { getShopProfile } from '../../contract/shop-profile.ts';
import * as staffCalls from '../../contract/staff-grower.ts';
import { demoLots } from '../db/demo/catalogue.ts';
import { testNow } from '../testing/clock.ts';
import { changeListedProduct, makeListedProduct } from '../testing/listed-product.ts';
import { signInAs } from '../testing/sign-in.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { waitingJobs } from '../testing/waiting-jobs.ts';

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  ({ token } = await signInAs(store, 'owner@example.in'));
});
afterAll(() => store.close());
beforeEach(() => store.setNow(testNow));

const dayMs = 24 * 60 * 60 * 1000;
const input = {
  name: 'Asha Rao',
  farm: 'Rao farm',
  place: 'Nalgonda, Telangana',
  summary: 'Millets on red soil.',
  content: '<p>Red soil.</p><script>alert(1)</script>',
  picture: null,
  picture_alt: '',
  is_published: true,
};
const write = (method: string, path: string, body: object) =>
  store.call(method, path, { token, body });

async function list() {
  const answer = await store.call('GET', '/growers/');
  return (await calls.listGrowers.answer.validate(answer.body, { strict: true })).data;
}

async function read(id: number) {
  const answer = await store.call('GET', `/growers/${id}/`);
  expect(answer.status).toBe(200);
  return (await calls.getGrower.answer.validate(answer.body, { strict: true })).data;
}

async function create(more: Partial<typeof input> = {}) {
  const answer = await write('POST', '/staff/growers/', { ...input, ...more });
  expect(answer.status).toBe(201);
  return (await staffCalls.create.answer.validate(answer.body, { strict: true })).data;
}

async function addLot(productId: number, lot: Record<string, unknown>) {
  const body = { packed_on: '2026-10-01', ...lot };
  const answer = await write('POST', `/staff/products/${productId}/lots/`, body);
  expect(answer.status).toBe(201);
  return answer.body['data'] as { id: number; number: string }[];
}

const look = (number: string) => store.call('GET', `/lots/${encodeURIComponent(number)}/`);
async function find(number: string) {
  const answer = await look(number);
  expect(answer.status).toBe(200);
  return (await findLot.answer.validate(answer.body, { strict: true })).data;
}

describe('the growers of the demo', () => {
  it('are listed by name, each with goods, lots and a picture', async () => {
    const all = await list();
    const names = all.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(all.length).toBeGreaterThan(15);
    for (const { id, goods_picture } of all) {
      expect(goods_picture).toMatch(/^\/pictures\/products\//);
      const { products, lots } = await read(id);
      expect([products.length > 0, lots.length > 0]).toEqual([true, true]);
    }
  });

  it('have packed every food product in a lot', async () => {
    const { rows } = await store.context.db.execute<{ sku: string }>(`
      select sku from products p where fssai_no is not null
        and not exists (select from product_lots l where l.product_id = p.id)
        and not exists (select from combos c where c.product_id = p.id)`);
    expect(rows).toEqual([]);
    const numbers = new Map(demoLots.map(({ sku, number }) => [sku, number]));
    for (const sku of ['TU-0214', 'GH-0901']) {
      expect((await find(numbers.get(sku) ?? ''))[0]?.grower).toBeTruthy();
    }
  });
});

describe('a grower of staff', () => {
  it('has a page under its first name, which stays when the name changes', async () => {
    const made = await create({ name: 'Mohan Rao' });
    expect(made).toMatchObject({ slug: 'mohan-rao', lots: 0 });
    const path = `/staff/growers/${made.id}/`;
    const changed = await write('PATCH', path, { ...input, name: 'M. Rao', version: made.version });
    expect(changed.status).toBe(200);
    expect(await read(made.id)).toMatchObject({
      slug: 'mohan-rao',
      name: 'M. Rao',
      content: '<p>Red soil.</p>',
      products: [],
      lots: [],
    });
  });

  it('shows the products of its lots that are on sale, the newest lot first', async () => {
    const { id } = await create();
    const [one, two, off] = await Promise.all([
      makeListedProduct(store),
      makeListedProduct(store),
      makeListedProduct(store),
    ]);
    await addLot(one.id, { number: 'G-1', grower_id: id, packed_on: '2026-09-01' });
    await addLot(two.id, { number: 'G-2', grower_id: id, harvested_on: '2026-08-01' });
    await addLot(off.id, { number: 'G-3', grower_id: id });
    await changeListedProduct(store, off.id, { isOnSale: false });
    const { products, lots } = await read(id);
    expect(products.map((product) => product.id)).toEqual([two.id, one.id]);
    expect(lots.map(({ number, harvested_on }) => [number, harvested_on])).toEqual([
      ['G-2', '2026-08-01'],
      ['G-1', null],
    ]);
  });

  it('stands on the page of a product by its present name, and not while it is hidden', async () => {
    const { id, version } = await create({ name: 'Old name' });
    const product = await makeListedProduct(store);
    const tested = { laboratory: 'Food Laboratory', tested_on: '2026-10-02' };
    await addLot(product.id, { number: 'N-1', grower_id: id, packed_at: 'Our shed', ...tested });
    const shown = async () => {
      const { body } = await store.call('GET', `/web/single/product/${product.id}/`);
      const { data } = await getProduct.answer.validate(body, { strict: true });
      return data.tested_lots?.[0];
    };
    expect(await shown()).toMatchObject({ packed_at: 'Our shed', grower: { name: 'Old name' } });
    const path = `/staff/growers/${id}/`;
    const renamed = await write('PATCH', path, { ...input, name: 'New name', version });
    expect(await shown()).toMatchObject({ grower: { name: 'New name', slug: 'old-name' } });
    const tags = (await waitingJobs(store, 'revalidate')).flatMap((job) => job.tags);
    expect(tags).toEqual(expect.arrayContaining(['growers', 'lots', `product:${product.id}`]));
    const { version: next } = renamed.body['data'] as { version: number };
    await write('PATCH', path, { ...input, is_published: false, version: next });
    expect(await shown()).toMatchObject({ grower: null });
    expect((await store.call('GET', `/growers/${id}/`)).status).toBe(404);
    expect((await find('n-1'))[0]?.grower).toBe(null);
  });

  it('is deleted only without lots', async () => {
    const { id } = await create();
    const product = await makeListedProduct(store);
    const [lot] = await addLot(product.id, { number: 'D-1', grower_id: id });
    const refused = await store.call('DELETE', `/staff/growers/${id}/`, { token });
    expect(refused.status).toBe(409);
    await store.call('DELETE', `/staff/products/${product.id}/lots/${lot?.id}/`, { token });
    expect((await store.call('DELETE', `/staff/growers/${id}/`, { token })).status).toBe(200);
    expect((await store.call('GET', `/growers/${id}/`)).status).toBe(404);
  });

  it.each([
    ['no place', { place: ' ' }, 'place'],
    ['no summary', { summary: '' }, 'summary'],
    ['a picture without its text', { picture: '/pictures/plants/neem.svg' }, 'picture_alt'],
  ])('is refused with %s', async (_, more, field) => {
    const answer = await write('POST', '/staff/growers/', { ...input, ...more });
    expect(answer.status).toBe(400);
    expect(answer.body['errors']).toHaveProperty(field);
  });

  it('names its page for search engines', async () => {
    const { slug } = await create({ name: 'Named grower' });
    const answer = await store.call('GET', `/user/meta-tags/?page_url=/growers/${slug}`);
    expect(answer.body).toMatchObject({ description: input.summary });
    expect(String(answer.body['title'])).toMatch(/^Named grower, Nalgonda/);
    const map = await store.call('GET', '/seo/sitemap/growers/');
    expect(map.body['data']).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: slug })]),
    );
  });
});

describe('a lot', () => {
  it.each(['ZX 26 09B', 'zx2609b', 'ZX–26—09B', 'ZX-26-09B'])(
    'is found by its number as people type it: %s',
    async (typed) => {
      const product = await makeListedProduct(store);
      await addLot(product.id, { number: 'ZX-26-09B' });
      expect((await find(typed))[0]?.number).toBe('ZX-26-09B');
    },
  );

  it('is found as typed before others with the same letters', async () => {
    const product = await makeListedProduct(store);
    await addLot(product.id, { number: 'QX-1-11' });
    await addLot(product.id, { number: 'QX-11-1' });
    expect((await find('qx-11-1')).map(({ number }) => number)).toEqual(['QX-11-1']);
  });

  it('is found by its number in any case, tested or not, past its best before or not', async () => {
    const { id } = await makeListedProduct(store);
    await addLot(id, { number: 'Batch/7 a', best_before: '2026-11-01' });
    const [lot] = await find(' batch/7 A ');
    expect(lot).toMatchObject({
      number: 'Batch/7 a',
      best_before: '2026-11-01',
      laboratory: '',
      tested_on: null,
      report: null,
      grower: null,
    });
    expect(lot?.products.map((product) => product.id)).toEqual([id]);
  });

  it('is one for all products that share its facts, and several where they differ', async () => {
    const [one, two, three] = await Promise.all([
      makeListedProduct(store),
      makeListedProduct(store),
      makeListedProduct(store),
    ]);
    await addLot(one.id, { number: 'SHARED' });
    await addLot(two.id, { number: 'shared' });
    await addLot(three.id, { number: 'SHARED', packed_on: '2026-09-01' });
    await addLot(three.id, { number: 'other' });
    const ids = (await find('Shared')).map((lot) => lot.products.map(({ id }) => id));
    expect(ids.map((some) => some.toSorted((a, b) => a - b))).toEqual(
      expect.arrayContaining([[three.id]]),
    );
    expect(ids.flat()).toHaveLength(3);
  });

  it('is unknown while no product with it is on sale', async () => {
    const { id } = await makeListedProduct(store);
    await addLot(id, { number: 'OFF-1' });
    await changeListedProduct(store, id, { isOnSale: false });
    for (const number of ['OFF-1', 'no such lot', '%', '_']) {
      expect((await look(number)).status).toBe(404);
    }
  });

  it('has a report until its best before', async () => {
    const { id } = await makeListedProduct(store);
    const form = new FormData();
    const fields = {
      number: 'REP-1',
      packed_on: '2026-10-01',
      best_before: '2026-11-18',
      laboratory: 'Food Laboratory',
      tested_on: '2026-10-02',
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('report', new Blob(['%PDF-1.7\n%%EOF']), 'report.pdf');
    await store.call('POST', `/staff/products/${id}/lots/`, { token, body: form });
    expect((await find('REP-1'))[0]?.report).toMatchObject({ bytes: 14 });
    store.setNow(new Date(testNow.getTime() + dayMs));
    expect((await find('REP-1'))[0]?.report).toBe(null);
  });

  it('of an unknown grower is refused', async () => {
    const { id } = await makeListedProduct(store);
    const body = { number: 'X', packed_on: '2026-10-01', grower_id: 2_000_000_000 };
    const answer = await write('POST', `/staff/products/${id}/lots/`, body);
    expect(answer.status).toBe(400);
    expect(answer.body['errors']).toHaveProperty('grower_id');
  });

  it('has a label, a PDF with the address of its page, for staff only', async () => {
    const { id } = await makeListedProduct(store);
    const [lot] = await addLot(id, { number: 'L/1', harvested_on: '2026-09-01' });
    const path = `/staff/products/${id}/lots/${lot?.id}/label/`;
    const fetchLabel = (as?: string) =>
      store.app.request(path, {
        headers: { 'company-id': '33', ...(as && { authorization: `token ${as}` }) },
      });
    const answer = await fetchLabel(token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain('Lot L-1.pdf');
    expect((await answer.text()).slice(0, 5)).toBe('%PDF-');
    expect((await fetchLabel()).status).toBe(401);
    expect((await store.call('GET', path.replace(`/${lot?.id}/`, '/1/'), { token })).status).toBe(
      404,
    );
  });
});

it('closes the page of growers while none is published, and that of lots while there is none', async () => {
  const closed = async () => {
    const answer = await store.call('GET', '/shop-profile/');
    const { data } = await getShopProfile.answer.validate(answer.body, { strict: true });
    return ['/growers', '/lot'].filter((path) => data.closed_pages.includes(path));
  };
  expect(await closed()).toEqual([]);
  await store.context.db.execute('delete from product_lots');
  await store.context.db.execute('delete from growers');
  expect(await closed()).toEqual(['/growers', '/lot']);
  const { id } = await makeListedProduct(store);
  await addLot(id, { number: 'first' });
  expect(await closed()).toEqual(['/growers']);
  const tags = (await waitingJobs(store, 'revalidate')).at(-1)?.tags;
  expect(tags).toEqual([`product:${id}`, 'lots', 'shop-profile']);
});
