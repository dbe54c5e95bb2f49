import { drawRows, isReached, type Row } from './judge';

const slower: Row = {
  what: 'LCP of home',
  figures: [1200, 1300, 1500],
  unit: 'ms',
  yardstick: { name: 'without scripts', figures: [1000, 1000, 1000] },
};

describe('isReached', () => {
  it('compares the median of the ratios with the limit', () => {
    expect(isReached({ ...slower, limit: 1.3 })).toBe(true);
    expect(isReached({ ...slower, limit: 1.2 })).toBe(false);
  });

  it('compares the figures themselves where there is nothing to compare them with', () => {
    const row: Row = { what: 'INP of a filter', figures: [90, 100, 200], unit: 'ms' };
    expect(isReached({ ...row, limit: 100 })).toBe(true);
    expect(isReached({ ...row, limit: 99 })).toBe(false);
  });

  it('counts what could not be measured as missed', () => {
    expect(isReached({ ...slower, figures: [], limit: 9 })).toBe(false);
  });

  it('wants at least so much of what is better when there is more', () => {
    const row: Row = { ...slower, figures: [800, 900, 700], unit: '/s' };
    expect(isReached({ ...row, minimum: 0.8 })).toBe(true);
    expect(isReached({ ...row, minimum: 0.81 })).toBe(false);
    expect(isReached({ ...row, figures: [], minimum: 0 })).toBe(false);
  });

  it('is satisfied where no limit is set', () => {
    expect(isReached(slower)).toBe(true);
  });
});

describe('drawRows', () => {
  it('shows medians, ratios and their spread', () => {
    const [, line] = drawRows([{ ...slower, limit: 1.2 }]).split('\n');
    expect(line?.split(/ {2,}/)).toEqual([
      'LCP of home',
      '1300 ms',
      '1200 to 1500',
      'without scripts: 1000',
      '× 1.30',
      '1.20 to 1.50',
      '× 1.2',
      'MISSED',
    ]);
  });

  it('shows parts of a millisecond where they count, and what is the least', () => {
    const row: Row = { what: 'processor', figures: [1.234], unit: 'ms', limit: 8 };
    const more: Row = { ...slower, unit: '/s', minimum: 0.8 };
    const [, one, other] = drawRows([row, more]).split('\n');
    expect(one).toMatch(/1\.23 ms .* 8 +reached$/);
    expect(other).toMatch(/1300 \/s .* at least × 0\.8 +reached$/);
  });
});
