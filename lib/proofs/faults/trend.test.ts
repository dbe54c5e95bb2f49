import { growthPerMinute } from './trend.ts';

const samples = (values: number[]) =>
  values.map((value, index) => ({ atMs: index * 30_000, value }));

describe('growth a minute', () => {
  it('is the slope of the line through the samples', () => {
    expect(growthPerMinute(samples([10, 15, 20, 25]))).toBeCloseTo(10);
    expect(growthPerMinute(samples([100, 100, 100]))).toBe(0);
  });

  it('is hardly moved by a saw of garbage collection', () => {
    const saw = samples(Array.from({ length: 60 }, (_, i) => 200 + (i % 4) * 20));
    expect(Math.abs(growthPerMinute(saw))).toBeLessThan(1);
  });

  it('is none of a single sample', () => {
    expect(growthPerMinute(samples([5]))).toBe(0);
  });
});
