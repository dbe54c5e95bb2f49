import { productQuery } from '../../../../contract/product.ts';
import { withMemory } from '../../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../../context.ts';
import { openTestStore, type TestStore } from '../../../testing/test-store.ts';
import { findProducts } from '../../engine.ts';
import { catchUp, faultOf, removeTestIndexes, searchSettings } from './test-index.ts';

let store: TestStore;
let builtIn: ServiceContext;

beforeAll(async () => {
  store = await openTestStore(searchSettings());
  builtIn = { ...store.context, env: { ...store.context.env, search: undefined } };
  await catchUp(store.context);
});
afterAll(async () => {
  await removeTestIndexes(store.context);
  await store.close();
});

const find = (context: ServiceContext, query: Record<string, unknown>) =>
  withMemory(context, async (memory) => ({
    answer: await findProducts(context, memory, productQuery.cast(query)),
  }));

describe('a list without a search', () => {
  it.each([
    {},
    { page: 2 },
    { page: 99 },
    { ordering: 'base_price' },
    { ordering: '-base_price', page: 3 },
    { category_id: 1 },
    { category_name: 'skin care' },
    { category_name: 'nothing' },
    { brand: '1,2' },
    { brand: '1', price_min: 100, price_max: 400 },
    { price_max: 99 },
    { rating: '4_and_up', availability: 'in_stock' },
    { availability: 'out_of_stock' },
    { brand: '9999' },
  ])('is the same on both engines: %j', async (query) => {
    const there = await find(store.context, query);
    expect(await faultOf(store.context)).toBeUndefined();
    expect(there).toEqual(await find(builtIn, query));
  });
});
