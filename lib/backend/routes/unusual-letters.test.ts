import type { StaffProduct } from '../../contract/staff-product.ts';
import { indexProducts } from '../jobs/index-now.ts';
import { waitingJobs } from '../testing/waiting-jobs.ts';
import { makeListedProduct } from '../testing/listed-product.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let staff: Awaited<ReturnType<typeof staffFixture>>;
beforeAll(async () => {
  store = await openTestStore();
  staff = await staffFixture(store);
});
afterAll(() => store.close());

const call = (method: string, path: string, body?: unknown, key?: string) =>
  store.call(method, path, {
    token: staff.token,
    ...(body !== undefined && { body }),
    ...(key && { headers: { 'idempotency-key': key } }),
  });

type Named = { name: string }[];
const toNames = (data: unknown) => (data as Named).map(({ name }) => name);

async function foundBy(search: string) {
  const text = encodeURIComponent(search);
  const [shop, office] = await Promise.all([
    store.call('GET', `/web/products/list/?prod_search=${text}`),
    call('GET', `/staff/products/?search=${text}&page_size=100`),
  ]);
  return {
    shop: toNames((shop.body['data'] as { data: Named }).data),
    office: toNames(office.body['data']),
  };
}

async function named(name: string, more: { sku?: string } = {}) {
  const { id } = await makeListedProduct(store, more);
  const read = await call('GET', `/staff/products/${id}/`);
  const { version } = read.body['data'] as StaffProduct;
  const answer = await call('PATCH', `/staff/products/${id}/`, { version, name });
  expect(answer.status).toBe(200);
  for (const payload of await waitingJobs(store, 'index_products')) {
    await indexProducts(store.context, payload);
  }
  return (answer.body['data'] as StaffProduct).name;
}

it.each([
  ['Zafrané vétiver soap', ['Zafrané vétiver soap', 'zafrane vetiver', 'ZAFRANÉ']],
  ['Quñoa crème', ['qunoa creme', 'Quñoa crème']],
  ['ज़ाफ़रान साबुन', ['ज़ाफ़रान साबुन', 'ज\u093cाफ\u093cरान']],
  ['\u095bीरा मसाला', ['ज\u093cीरा', '\u095bीरा']],
])('a product called %s is found in any writing of its name', async (name, searches) => {
  for (const form of ['NFC', 'NFD', 'NFKC'] as const) {
    const saved = await named(name.normalize(form));
    expect(saved).toBe(name.normalize('NFC'));
    for (const search of searches) {
      for (const written of [search, search.normalize('NFD'), `\u200b${search}\u200e`]) {
        const found = await foundBy(written);
        expect({ written, shop: found.shop.includes(saved) }).toEqual({ written, shop: true });
        expect({ written, office: found.office.includes(saved) }).toEqual({
          written,
          office: true,
        });
      }
    }
  }
});

it.each(['VN-TUR-200', 'VN/TUR.7', '200-VN', 'TUR-AB', '8904109400099'])(
  'the SKU %s is found as it is printed, and with signs that a paste brings',
  async (sku) => {
    const { name } = await makeListedProduct(store, { sku });
    for (const written of [sku, sku.toLowerCase(), ` ${sku}\u200b`, sku.replace(/-/g, '–')]) {
      const found = await foundBy(written);
      expect({ written, first: found.shop[0] }).toEqual({ written, first: name });
      expect(found.office).toContain(name);
    }
  },
);

it.each(['brands', 'tags', 'forms'])(
  '%s cannot have one name twice in two writings',
  async (list) => {
    const name = `Crème ${list} é`;
    expect((await call('POST', `/staff/${list}/`, { name: name.normalize('NFC') })).status).toBe(
      201,
    );
    for (const again of [name.normalize('NFD'), `${name}\u200b`]) {
      const answer = await call('POST', `/staff/${list}/`, { name: again });
      expect(answer.status).toBe(400);
    }
  },
);

it('one Idempotency-Key counts for one resource', async () => {
  const [first, second] = [await makeListedProduct(store), await makeListedProduct(store)];
  const body = { change: 5, note: 'Delivery' };
  const path = (id: number) => `/staff/products/${id}/stock/`;
  const done = await call('POST', path(first.id), body, 'one-key');
  expect([200, 201]).toContain(done.status);
  expect((await call('POST', path(first.id), body, 'one-key')).body).toEqual(done.body);
  expect((await call('POST', path(second.id), body, 'one-key')).status).toBe(409);
  expect((await call('POST', path(second.id), body, 'another')).status).toBe(done.status);
});
