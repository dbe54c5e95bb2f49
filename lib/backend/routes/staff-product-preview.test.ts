import { previewProduct } from '../../contract/staff-product-preview.ts';
import { products, type ProductRow } from '../db/schema/catalogue.ts';
import { makeCategory, makeListedProduct } from '../testing/listed-product.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  ({ token } = await staffFixture(store, ['catalogue']));
});
afterAll(() => store.close());

const path = ({ id }: { id: number }) => `/staff/products/${id}/preview/`;
const tomorrow = () => new Date(store.context.now().getTime() + 86_400_000);

async function preview(product: { id: number }) {
  const answer = await store.call('GET', path(product), { token });
  expect(answer.status).toBe(200);
  return (await previewProduct.answer.validate(answer.body, { strict: true })).data;
}

/** Whether any call of a shopper tells of the product. */
async function isPublic({ id, name }: ProductRow): Promise<boolean> {
  const [page, list, suggestions, feed] = await Promise.all([
    store.call('GET', `/web/single/product/${id}/`),
    store.call('GET', `/web/products/list/?prod_search=${encodeURIComponent(name)}`),
    store.call('GET', `/web/search/suggestions/?text=${encodeURIComponent(name)}`),
    store.call('GET', '/seo/feed/products/'),
  ]);
  const isMentioned = [list, suggestions, feed].some(({ body }) =>
    JSON.stringify(body).includes(name),
  );
  return page.status === 200 || isMentioned;
}

const unlisted: [string, () => Partial<typeof products.$inferInsert>][] = [
  ['off sale', () => ({ name: 'Hidden hyssop', isOnSale: false })],
  ['planned for tomorrow', () => ({ name: 'Morrow marjoram', publicFrom: tomorrow() })],
];

describe('the preview of a product', () => {
  it.each(unlisted)('shows one that is %s, and leaves it unlisted', async (state, more) => {
    const { id: categoryId } = await makeCategory(store, `Herbs ${state}`);
    const product = await makeListedProduct(store, { ...more(), categoryId });
    const related = await makeListedProduct(store, { categoryId });
    const shown = await preview(product);
    expect(shown.product).toMatchObject({ id: product.id, name: product.name });
    expect(shown.is_on_sale).toBe(product.isOnSale);
    expect(shown.public_from).toBe(product.publicFrom?.toISOString() ?? null);
    const cards = [...shown.related, ...shown.others].map(({ id }) => id);
    expect(cards).toContain(related.id);
    expect(cards).not.toContain(product.id);
    expect(await isPublic(product)).toBe(false);
  });

  it('is what shoppers see as soon as it is on sale', async () => {
    const product = await makeListedProduct(store, { name: 'Open oregano' });
    const { body } = await store.call('GET', `/web/single/product/${product.id}/`);
    expect((await preview(product)).product).toEqual(body['data']);
    expect(await isPublic(product)).toBe(true);
  });

  it('is kept by no cache', async () => {
    const product = await makeListedProduct(store, { isOnSale: false });
    const answer = await store.app.request(path(product), {
      headers: { 'company-id': '33', authorization: `token ${token}` },
    });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('is for staff of the catalogue alone', async () => {
    const product = await makeListedProduct(store, { isOnSale: false });
    const orders = await staffFixture(store, ['orders']);
    const customer = await makeCustomer(store);
    const statusFor = async (who: object) => (await store.call('GET', path(product), who)).status;
    expect(await statusFor({})).toBe(401);
    expect(await statusFor({ token: customer.token })).toBe(403);
    expect(await statusFor({ token: orders.token })).toBe(403);
    expect((await store.call('GET', path({ id: 999_999 }), { token })).status).toBe(404);
  });
});
