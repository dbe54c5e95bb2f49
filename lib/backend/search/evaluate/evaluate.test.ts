import { evaluate, type FoundCards } from './evaluate.ts';
import { worsened } from './worsened.ts';

const shop: Record<string, [name: string, price: number][]> = {
  tea: [
    ['Green tea', 200],
    ['Assam tea', 400],
  ],
  ghee: [
    ['Ghee wicks', 100],
    ['Gir cow ghee', 900],
  ],
  laptop: [['Green tea', 200]],
};
const search = async (typed: string): Promise<FoundCards> => {
  const found = shop[typed] ?? [];
  return { cards: found.map(([name, price]) => ({ name, price })), total: found.length };
};
const run = (...queries: [typed: string, right: string, within: number, most?: number][]) =>
  evaluate(
    queries.map(([typed, right, within, most]) => ({ typed, right, within, most })),
    search,
  );

describe('an evaluation', () => {
  it('counts what is right among the first places, and how far down it is', async () => {
    const { success, meanReciprocalRank, verdicts } = await run(
      ['tea', 'assam|darjeeling', 2],
      ['ghee', 'gir cow', 1],
    );
    expect(success).toBe(0.5);
    expect(meanReciprocalRank).toBe(0.25);
    expect(verdicts.map(({ place }) => place)).toEqual([2, 0]);
  });

  it('takes words of a name by their beginning only', async () => {
    expect((await run(['tea', 'ssam', 2])).success).toBe(0);
  });

  it('counts queries without result, and those that should have none', async () => {
    const { withoutResult, absurd, success } = await run(
      ['coffee', 'coffee', 1],
      ['laptop', '', 1],
      ['sofa', '', 1],
    );
    expect({ withoutResult, absurd }).toEqual({ withoutResult: 1, absurd: 1 });
    expect(success).toBeCloseTo(1 / 3);
  });

  it('is wrong where a result is too dear', async () => {
    expect((await run(['tea', 'green', 1, 300])).success).toBe(0);
  });

  it('tells what got worse since the last run', async () => {
    const evaluation = await run(['tea', 'assam', 2], ['ghee', 'gir cow', 1], ['coffee', 'x', 1]);
    const right = (place: number) => ({ place, isRight: true });
    const last = { tea: right(1), ghee: right(1), coffee: { place: 0, isRight: false } };
    expect(worsened(evaluation, last)).toEqual(['tea: place 1 → 2', 'ghee: was right']);
    expect(worsened(evaluation, {})).toEqual([]);
  });
});
