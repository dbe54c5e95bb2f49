import * as calls from '../../contract/category.ts';
import type { Category } from '../../contract/category.ts';
import { changeListedProduct, makeCategory, makeListedProduct } from '../testing/listed-product.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

async function tree(): Promise<Category[]> {
  const answer = await store.call('GET', '/categories/?list=true');
  expect(answer.status).toBe(200);
  return (await calls.listCategories.answer.validate(answer.body, { strict: true }))
    .data as Category[];
}

describe('the category tree', () => {
  it('has three levels, with the number of products in each branch', async () => {
    const top = await makeCategory(store, 'Tree');
    const middle = await makeCategory(store, 'Tree middle', top);
    const leaf = await makeCategory(store, 'Tree leaf', middle);
    await makeCategory(store, 'Tree bare', middle);
    const inTop = { categoryId: top.id, categoryLevel1: top.id };
    const inMiddle = { ...inTop, categoryId: middle.id, categoryLevel2: middle.id };
    const inLeaf = { ...inMiddle, categoryId: leaf.id, categoryLevel3: leaf.id };
    await makeListedProduct(store, inTop);
    await makeListedProduct(store, inMiddle);
    const last = await makeListedProduct(store, inLeaf);
    await makeListedProduct(store, { ...inLeaf, isOnSale: false });
    await makeListedProduct(store, { ...inLeaf, websites: [2] });
    const branch = async () => (await tree()).find(({ id }) => id === top.id);
    expect(await branch()).toMatchObject({
      product_count: 3,
      web_image: '/pictures/1.webp',
      children: [
        {
          id: middle.id,
          product_count: 2,
          children: [
            { id: leaf.id, product_count: 1, children: [] },
            { name: 'Tree bare', product_count: 0 },
          ],
        },
      ],
    });
    await changeListedProduct(store, last.id, { isOnSale: false });
    expect((await branch())?.product_count).toBe(2);
  });

  it('comes in the order of staff, each name with its texts', async () => {
    const [first] = await tree();
    expect(first?.name).toBe('Food');
    expect(first?.metatitle).not.toBe('');
    expect(first?.children.length).toBeGreaterThan(1);
  });

  it('refuses a list that is neither true nor false', async () => {
    expect((await store.call('GET', '/categories/?list=maybe')).status).toBe(400);
    expect((await store.call('GET', '/categories')).status).toBe(200);
  });
});
