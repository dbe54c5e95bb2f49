import * as calls from '../../contract/brand.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { changeListedProduct, makeListedProduct } from '../testing/listed-product.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

async function read(id: number) {
  const answer = await store.call('GET', `/web/brand/${id}/`);
  expect(answer.status).toBe(200);
  return (await calls.getBrand.answer.validate(answer.body, { strict: true })).data;
}

describe('a brand', () => {
  it('says who it is', async () => {
    const brand = await read(1);
    expect(brand).toMatchObject({ id: 1, name: 'Aranya', town: 'Anand, Gujarat' });
    expect(brand.description.length).toBeGreaterThan(40);
    expect(brand.fssai_no).toMatch(/^\d{14}$/);
  });

  it('counts what of it is on sale, as the list does', async () => {
    const { product_count: before } = await read(1);
    const listed = await store.call('GET', '/web/products/list/?brand=1');
    expect(before).toBe((listed.body['data'] as { total: number }).total);
    const { id } = await makeListedProduct(store, { brandId: 1 });
    expect((await read(1)).product_count).toBe(before + 1);
    await changeListedProduct(store, id, { isOnSale: false });
    expect((await read(1)).product_count).toBe(before);
  });

  it.each([0, 2147483647, 'x', '1e3'])('is not there by the id %s', async (id) => {
    const answer = await store.call('GET', `/web/brand/${id}/`);
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ status: false, message: 'Brand not found' });
  });
});
