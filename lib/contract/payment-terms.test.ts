import { hasPrepaidDiscount, prepaidDiscount, roundOff } from './payment-terms.ts';

describe('the discount for paying online', () => {
  it.each([
    ['nothing where none is set', {}, 55_360, 0],
    ['a percentage, rounded half up', { prepaid_percent: 5 }, 55_370, 2_769],
    ['a percentage with decimals', { prepaid_percent: 2.5 }, 10_000, 250],
    ['an amount', { prepaid_amount: 30 }, 55_360, 3_000],
    ['at most the amount', { prepaid_percent: 10, prepaid_amount: 30 }, 55_360, 3_000],
    ['less than the amount', { prepaid_percent: 5, prepaid_amount: 30 }, 40_000, 2_000],
    ['at most the goods', { prepaid_amount: 30 }, 1_999, 1_999],
  ])('is %s', (_, terms, goods, discount) => {
    expect(prepaidDiscount(goods, terms)).toBe(discount);
    expect(hasPrepaidDiscount(terms)).toBe(discount > 0);
  });
});

describe('the round-off', () => {
  it.each([
    [55_360, 40],
    [55_349, -49],
    [55_350, 50],
    [55_300, 0],
    [0, 0],
  ])('of %i paise is %i', (paise, rounding) => {
    expect(roundOff(paise, { rounds_total: true })).toBe(rounding);
    expect(roundOff(paise, {})).toBe(0);
  });
});
