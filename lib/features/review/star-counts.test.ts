import { starCounts } from './star-counts';

describe('starCounts', () => {
  it('counts from five stars down, with the share of each', () => {
    const reviews = [5, 5, 4, 1].map((rating) => ({ rating }));
    expect(starCounts(reviews)).toEqual([
      { stars: 5, count: 2, share: 50 },
      { stars: 4, count: 1, share: 25 },
      { stars: 3, count: 0, share: 0 },
      { stars: 2, count: 0, share: 0 },
      { stars: 1, count: 1, share: 25 },
    ]);
  });

  it('divides nothing by nothing', () => {
    expect(starCounts([]).every(({ count, share }) => count === 0 && share === 0)).toBe(true);
  });
});
