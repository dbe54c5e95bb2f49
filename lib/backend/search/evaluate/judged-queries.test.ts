import { listProducts } from '../../../contract/product.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';
import { evaluate, type Evaluation, judgedQueries } from './evaluate.ts';

/* The bar: raise it when the search gets better, never lower it. */
const maxWrong = 2;
const minReciprocalRank = 0.98;

let store: TestStore;
let evaluation: Evaluation;

beforeAll(async () => {
  store = await openTestStore();
  evaluation = await evaluate(judgedQueries, async (typed) => {
    const path = `/web/products/list/?prod_search=${encodeURIComponent(typed)}`;
    const { body } = await store.call('GET', path);
    const { data } = await listProducts.answer.validate(body, { strict: true });
    return {
      cards: data.data.map(({ name, product_price }) => ({ name, price: product_price })),
      total: data.total,
    };
  });
}, 120_000);
afterAll(() => store.close());

const wrong = () =>
  evaluation.verdicts
    .filter(({ isRight }) => !isRight)
    .map(({ typed, found }) => `${typed}: ${found.join(' | ')}`);

describe('the judged queries', () => {
  it('are many', () => {
    expect(judgedQueries.length).toBeGreaterThanOrEqual(300);
  });

  it('find the right product among the first places', () => {
    // At most so many may be wrong; a longer list shows which ones are.
    expect(wrong().slice(maxWrong)).toEqual([]);
    expect(evaluation.meanReciprocalRank).toBeGreaterThanOrEqual(minReciprocalRank);
  });

  it('find something, except for what nobody sells here', () => {
    expect(evaluation.withoutResult).toBe(0);
    expect(evaluation.absurd).toBe(0);
  });
});
