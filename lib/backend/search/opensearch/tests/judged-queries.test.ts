import { listProducts } from '../../../../contract/product.ts';
import { openTestStore, type TestStore } from '../../../testing/test-store.ts';
import { evaluate, type Evaluation, judgedQueries } from '../../evaluate/evaluate.ts';
import { catchUp, searchFault, removeTestIndexes, searchSettings } from './test-index.ts';

let store: TestStore;
let there: Evaluation;
let builtIn: Evaluation;

/** Runs the judged queries through the API, on the engine that the settings of the store name. */
async function evaluateHere(): Promise<Evaluation> {
  return evaluate(judgedQueries, async (typed) => {
    const path = `/web/products/list/?prod_search=${encodeURIComponent(typed)}`;
    const { body } = await store.call('GET', path);
    const { data } = await listProducts.answer.validate(body, { strict: true });
    return {
      cards: data.data.map(({ name, product_price }) => ({ name, price: product_price })),
      total: data.total,
    };
  });
}

beforeAll(async () => {
  store = await openTestStore(searchSettings());
  await catchUp(store.context);
  there = await evaluateHere();
  const { env } = store.context;
  const { search } = env;
  env.search = undefined;
  builtIn = await evaluateHere();
  env.search = search;
}, 240_000);
afterAll(async () => {
  await removeTestIndexes(store.context);
  await store.close();
});

const differing = () =>
  there.verdicts.flatMap(({ typed, found }, at) => {
    const here = builtIn.verdicts[at]?.found ?? [];
    return JSON.stringify(found) === JSON.stringify(here)
      ? []
      : [`${typed}: ${found.join(' | ')} — built-in: ${here.join(' | ')}`];
  });

describe('the judged queries on OpenSearch', () => {
  it('were answered by it', async () => {
    expect(await searchFault(store.context)).toBeUndefined();
  });

  it('agree with the built-in search within three points', () => {
    expect(there.success).toBeGreaterThanOrEqual(builtIn.success - 0.03);
    expect(there.meanReciprocalRank).toBeGreaterThanOrEqual(builtIn.meanReciprocalRank - 0.03);
    expect(there.withoutResult).toBeLessThanOrEqual(builtIn.withoutResult);
    expect(there.absurd).toBeLessThanOrEqual(builtIn.absurd);
  });

  it('have the same first products', () => {
    expect(differing()).toEqual([]);
  });
});
