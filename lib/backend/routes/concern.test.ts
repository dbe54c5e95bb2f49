import * as calls from '../../contract/concern.ts';
import * as staffCalls from '../../contract/staff-concern.ts';
import { getShopProfile } from '../../contract/shop-profile.ts';
import { changeListedProduct, makeListedProduct } from '../testing/listed-product.ts';
import { signInAs } from '../testing/sign-in.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  ({ token } = await signInAs(store, 'owner@example.in'));
});
afterAll(() => store.close());

async function list() {
  const answer = await store.call('GET', '/concerns/');
  return (await calls.listConcerns.answer.validate(answer.body, { strict: true })).data;
}

async function read(id: number) {
  const answer = await store.call('GET', `/concerns/${id}/`);
  expect(answer.status).toBe(200);
  return (await calls.getConcern.answer.validate(answer.body, { strict: true })).data;
}

const input = {
  name: 'Tired feet',
  summary: 'What is traditionally used after a long day.',
  search: 'foot oil',
  content: '<p>Warm oil.</p><script>alert(1)</script>',
  signed_by: 'Vd. Asha Rao',
  product_ids: [] as number[],
  is_published: true,
};
const write = (method: string, path: string, body: object) =>
  store.call(method, path, { token, body });

async function create(more: Partial<typeof input> = {}) {
  const answer = await write('POST', '/staff/concerns/', { ...input, ...more });
  expect(answer.status).toBe(201);
  return (await staffCalls.create.answer.validate(answer.body, { strict: true })).data;
}

describe('the concerns of the demo', () => {
  it('are listed by name, each with the products that staff have chosen', async () => {
    const all = await list();
    const names = all.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(names).toEqual(expect.arrayContaining(['Joint pain', 'Hair fall', 'Sleep', 'Skin']));
    for (const { id } of all) expect((await read(id)).products.length).toBeGreaterThan(3);
  });
});

describe('a concern of staff', () => {
  it('has a page under its first name, which stays when the name changes', async () => {
    const made = await create();
    expect(made.slug).toBe('tired-feet');
    const path = `/staff/concerns/${made.id}/`;
    const changed = await write('PATCH', path, { ...input, name: 'Feet', version: made.version });
    expect(changed.status).toBe(200);
    expect(await read(made.id)).toMatchObject({
      slug: 'tired-feet',
      name: 'Feet',
      content: '<p>Warm oil.</p>',
      signed_by: 'Vd. Asha Rao',
    });
  });

  it('shows what staff have chosen in their order, without what is off sale', async () => {
    const [one, two, offSale] = await Promise.all([
      makeListedProduct(store),
      makeListedProduct(store),
      makeListedProduct(store),
    ]);
    const { id } = await create({ product_ids: [two.id, offSale.id, one.id] });
    await changeListedProduct(store, offSale.id, { isOnSale: false });
    expect((await read(id)).products.map((product) => product.id)).toEqual([two.id, one.id]);
  });

  it('shows what its search finds by a purpose, if nothing is chosen or all is off sale', async () => {
    const made = await makeListedProduct(store, { name: 'Zarbatol', searchText: 'zarbatol' });
    await write('POST', '/staff/purposes/', { typed: 'glimmerache', found_by: 'zarbatol' });
    const { id } = await create({ search: 'glimmerache' });
    expect((await read(id)).products.map((product) => product.id)).toEqual([made.id]);
    const off = await makeListedProduct(store, { isOnSale: false });
    const other = await create({ search: 'glimmerache', product_ids: [off.id] });
    expect((await read(other.id)).products.map((product) => product.id)).toEqual([made.id]);
  });

  it('is 404 and in no list while it is not published, and when it is deleted', async () => {
    const { id, version } = await create({ is_published: false });
    expect((await store.call('GET', `/concerns/${id}/`)).status).toBe(404);
    expect((await list()).some((one) => one.id === id)).toBe(false);
    await write('PATCH', `/staff/concerns/${id}/`, { ...input, version });
    expect((await list()).some((one) => one.id === id)).toBe(true);
    expect((await store.call('DELETE', `/staff/concerns/${id}/`, { token })).status).toBe(200);
    expect((await store.call('GET', `/concerns/${id}/`)).status).toBe(404);
  });

  it.each([
    ['a text that nobody signs', { signed_by: '' }, 'signed_by'],
    ['a search without words', { search: '&&' }, 'search'],
    ['a product that is not there', { product_ids: [2_000_000_000] }, 'product_ids'],
    ['no summary', { summary: ' ' }, 'summary'],
  ])('is refused with %s', async (_, more, field) => {
    const answer = await write('POST', '/staff/concerns/', { ...input, ...more });
    expect(answer.status).toBe(400);
    expect(answer.body['errors']).toHaveProperty(field);
  });

  it('needs no signature without a text', async () => {
    const { id } = await create({ content: '<p> </p>', signed_by: '' });
    expect((await read(id)).signed_by).toBe('');
  });

  it('names its page for search engines', async () => {
    const { slug } = await create({ name: 'Named page' });
    const answer = await store.call('GET', `/user/meta-tags/?page_url=/concern/${slug}`);
    expect(answer.body).toMatchObject({ description: input.summary });
    expect(String(answer.body['title'])).toMatch(/^Named page/);
    const map = await store.call('GET', '/seo/sitemap/concerns/');
    expect(map.body['data']).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: slug })]),
    );
  });

  it('can be led elsewhere once its page is gone, and not before', async () => {
    const { id, slug } = await create({ name: 'Old page' });
    const redirect = { from_path: `/concern/${slug}`, to_path: '/concern' };
    expect((await write('POST', '/staff/redirects/', redirect)).status).toBe(400);
    await store.call('DELETE', `/staff/concerns/${id}/`, { token });
    expect((await write('POST', '/staff/redirects/', redirect)).status).toBe(201);
  });
});

it('closes the page of all concerns while none is published', async () => {
  const closed = async () => {
    const answer = await store.call('GET', '/shop-profile/');
    const { data } = await getShopProfile.answer.validate(answer.body, { strict: true });
    return data.closed_pages.includes('/concern');
  };
  expect(await closed()).toBe(false);
  for (const { id } of await list()) {
    await store.call('DELETE', `/staff/concerns/${id}/`, { token });
  }
  expect(await closed()).toBe(true);
});
