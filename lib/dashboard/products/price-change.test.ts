import { changedPrice, type PriceRounding } from './price-change';

const change = (price: number, percent: number, rounding: PriceRounding = 'nine') =>
  changedPrice(price, { percent, rounding });

describe('changedPrice', () => {
  it('adds percent and takes the nearest price that ends in 9', () => {
    expect(change(240, 5)).toBe(249);
    expect(change(245, 5)).toBe(259);
    expect(change(999, 5)).toBe(1_049);
    expect(change(2, 5)).toBe(9);
  });

  it('never lowers a price that is to rise, nor raises one that is to fall', () => {
    expect(change(250, 1)).toBe(259);
    expect(change(249, 1)).toBe(249);
    expect(change(248, -1)).toBe(239);
  });

  it('rounds to whole rupees or to the paisa', () => {
    expect(change(64.5, 5, 'rupee')).toBe(68);
    expect(change(64.5, 5, 'none')).toBe(67.73);
    expect(change(19.99, 10, 'none')).toBe(21.99);
  });

  it('leaves the price where nothing is added, whatever it ends in', () => {
    expect(change(64.5, 0)).toBe(64.5);
  });

  it('stays above zero', () => {
    expect(change(5, -100, 'none')).toBe(0.01);
    expect(change(5, -90, 'rupee')).toBe(1);
    expect(change(5, -90, 'nine')).toBe(9);
  });
});
