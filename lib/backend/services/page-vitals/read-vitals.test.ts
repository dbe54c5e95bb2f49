import { bucketIndex, edges, quantileOf, vitals } from './read-vitals.ts';

const countValues = (vital: 'lcp' | 'inp' | 'cls', values: number[]) => {
  const counts = new Map<number, number>();
  for (const value of values) {
    const bucket = bucketIndex(vital, value);
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  return counts;
};

describe('the histogram of a vital', () => {
  it.each(vitals)('has rising edges for %s, and a bucket above the last', (vital) => {
    expect([...edges[vital]].sort((one, other) => one - other)).toEqual([...edges[vital]]);
    expect(bucketIndex(vital, 0)).toBe(0);
    expect(bucketIndex(vital, 1e9)).toBe(edges[vital].length);
  });

  it('estimates a quantile within its bucket', () => {
    const values = Array.from({ length: 1_000 }, (_, index) => 2_000 + index / 2);
    expect(quantileOf('lcp', countValues('lcp', values), 0.75)).toBeCloseTo(2_375, -1);
    expect(quantileOf('inp', countValues('inp', [40, 40, 40, 900]), 0.75)).toBe(50);
  });

  it('says the last edge for what is above it, and nothing without counts', () => {
    expect(quantileOf('cls', countValues('cls', [5, 6]), 0.75)).toBe(1);
    expect(quantileOf('cls', new Map(), 0.75)).toBeNull();
  });
});
