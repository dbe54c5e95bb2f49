import { parseRupees, typedAmount } from './typed-amount';

describe('an amount that was typed or pasted', () => {
  it.each([
    ['500', '500'],
    ['₹ 1,500', '1500'],
    ['Rs. 2,000', '2000'],
    [' \u200e250 ', '250'],
    ['0500', '500'],
    ['0', '0'],
    ['', ''],
  ])('%j is kept as %j', (typed, expected) => {
    expect(typedAmount(typed)).toBe(expected);
    expect([...typed].reduce((shown, key) => typedAmount(shown + key), '')).toBe(expected);
  });

  it('never turns into another amount', () => {
    for (const typed of ['100.00', '100.50', '-500', '1e3', '100000']) {
      expect(typedAmount(typed)).toBe(typed);
    }
  });

  it('shows whole rupees on the card, and nothing where it has none', () => {
    expect(['500', '500.00'].map(parseRupees)).toEqual([500, 500]);
    expect(['', '100.', '100.50', '-500', '1e3'].map(parseRupees)).toEqual([0, 0, 0, 0, 0]);
  });
});
