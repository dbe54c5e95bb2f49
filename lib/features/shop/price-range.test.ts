import { bandValue, formatPriceRange, isBand, priceRange, rangeOfBands } from './price-range';

describe('priceRange', () => {
  it('reads amounts as people type them', () => {
    expect(priceRange('₹1,000', ' 2 500.50 ')).toEqual({ min: 1000, max: 2500.5 });
  });

  it('leaves an end open that says nothing, no amount, or from 0', () => {
    for (const text of ['', 'cheap', '-5', '0', '1e3', undefined]) {
      expect(priceRange(text, undefined)).toEqual({ min: undefined, max: undefined });
    }
  });

  it('turns ends round that were typed the wrong way', () => {
    expect(priceRange('500', '100')).toEqual({ min: 100, max: 500 });
    expect(priceRange('500', '0')).toEqual({ min: undefined, max: 500 });
  });
});

describe('a band of prices', () => {
  it('comes back from a form as what it was', () => {
    expect(rangeOfBands(bandValue({ min: 100, max: 250 }))).toEqual({ min: 100, max: 250 });
    expect(rangeOfBands(bandValue({ min: 1000, max: null }))).toEqual({ min: 1000 });
    expect(rangeOfBands(bandValue({ min: 0, max: 100 }))).toEqual({ max: 100 });
  });

  it('reaches from the lowest to the highest of those that were ticked', () => {
    expect(rangeOfBands(['500-1000', '100-250'])).toEqual({ min: 100, max: 1000 });
    expect(rangeOfBands(['1000-', '0-100'])).toEqual({});
  });

  it('is nothing where something else was sent', () => {
    for (const sent of [undefined, '', '-', 'a-b', '1-2-3']) {
      expect(rangeOfBands(sent)).toEqual({});
    }
  });

  it('knows whether a range is just it', () => {
    expect(isBand({ max: 100 }, { min: 0, max: 100 })).toBe(true);
    expect(isBand({ min: 1000 }, { min: 1000, max: null })).toBe(true);
    expect(isBand({ min: 1000, max: 2000 }, { min: 1000, max: null })).toBe(false);
    expect(isBand({}, { min: 0, max: null })).toBe(false);
  });
});

describe('formatPriceRange', () => {
  it('says which ends there are', () => {
    expect(formatPriceRange({ min: 100, max: 250 })).toBe('₹100 to ₹250');
    expect(formatPriceRange({ max: 100 })).toBe('Up to ₹100');
    expect(formatPriceRange({ min: 1000 })).toBe('₹1,000 and above');
  });
});
