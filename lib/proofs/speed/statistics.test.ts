import { percentile, ratiosOf, spreadOf } from './statistics';

describe('spreadOf', () => {
  it('is the middle figure of an odd number and the mean of two of an even one', () => {
    expect(spreadOf([30, 10, 20])).toEqual({ median: 20, min: 10, max: 30 });
    expect(spreadOf([40, 10, 20, 30])).toEqual({ median: 25, min: 10, max: 40 });
  });

  it('is no number where nothing was measured, which reaches no limit', () => {
    const { median } = spreadOf([]);
    expect(median).toBeNaN();
    expect(median <= 1).toBe(false);
  });
});

describe('ratiosOf', () => {
  it('compares figures of one round with each other', () => {
    expect(ratiosOf([200, 330], [100, 300])).toEqual([2, 1.1]);
  });
});

describe('percentile', () => {
  it('is the figure that so many of a hundred do not exceed', () => {
    const figures = Array.from({ length: 200 }, (_, index) => 200 - index);
    expect([percentile(figures, 99), percentile(figures, 50)]).toEqual([198, 100]);
    expect(percentile([7], 99)).toBe(7);
    expect(percentile([], 99)).toBeNaN();
  });
});
