import { demoShop } from '../../../../contract/demo-shop.ts';
import { calculateTotals, takeOff } from '../../cart/totals.ts';
import { agreesWith, orderAmounts, reachesMinimum } from './order-amounts.ts';

const totals = calculateTotals([{ price: 10_500, basePrice: 12_000, gstRate: 500, quantity: 3 }]);
const toMumbai = orderAmounts(totals, { city: 'Mumbai', isMember: false, terms: demoShop });
const sent = { udf2: 100, udf3: 15, discount_amt: 0, order_total: 415, amount: 415 };

describe('the amounts of an order', () => {
  it('include ₹100 for shipping', () => {
    expect(toMumbai).toMatchObject({
      goods: 31_500,
      shipping: 10_000,
      payable: 41_500,
      tax: 1_500,
    });
  });

  it('are without shipping to Ahmedabad and for members', () => {
    expect(
      orderAmounts(totals, { city: 'Ahmedabad', isMember: false, terms: demoShop }).payable,
    ).toBe(31_500);
    expect(orderAmounts(totals, { city: 'Mumbai', isMember: true, terms: demoShop }).payable).toBe(
      31_500,
    );
  });

  it('include what the shop asks, to the paisa, where it asks something else', () => {
    const terms = { shipping_fee: 49.9, minimum_order: 315.01, free_shipping_city: '' };
    const amounts = orderAmounts(totals, { city: 'Ahmedabad', isMember: false, terms });
    expect([amounts.shipping, amounts.payable]).toEqual([4_990, 36_490]);
    expect(reachesMinimum(amounts, terms)).toBe(false);
    expect(reachesMinimum(amounts, { ...terms, minimum_order: 315 })).toBe(true);
  });

  it.each([
    [24_999, false],
    [25_000, true],
    [25_001, true],
  ])('of %i paise for the goods reach the minimum: %p', (price, isEnough) => {
    const cart = calculateTotals([{ price, basePrice: price, gstRate: 0, quantity: 1 }]);
    const amounts = orderAmounts(cart, { city: 'Mumbai', isMember: false, terms: demoShop });
    expect(reachesMinimum(amounts, demoShop)).toBe(isEnough);
  });

  it('are rounded to whole rupees where the shop does so, gift voucher and delivery included', () => {
    const lines = [{ price: 10_539, basePrice: 12_000, gstRate: 500, quantity: 3 }];
    const terms = { ...demoShop, rounds_total: true };
    const pay = (stored: number) =>
      orderAmounts(calculateTotals(lines, { amount: 0 }, stored), {
        ...{ city: 'Mumbai', isMember: false, terms },
      });
    expect(pay(0)).toMatchObject({ goods: 31_617, roundOff: -17, payable: 41_600 });
    expect(pay(2_050)).toMatchObject({ goods: 31_617, roundOff: 33, payable: 39_600 });
    expect(pay(50_000)).toMatchObject({ giftVoucher: 31_617, roundOff: 0, payable: 10_000 });
  });

  it('have no fee for cash where nothing is left to collect', () => {
    const terms = { ...demoShop, cash_fee: 35, rounds_total: true };
    const pay = (stored: number, city = 'Ahmedabad') =>
      orderAmounts(
        calculateTotals(
          [{ price: 31_500, basePrice: 31_500, gstRate: 500, quantity: 1 }],
          { amount: 0 },
          stored,
        ),
        {
          ...{ city, isMember: false, terms, payType: 'Cash on Delivery' as const },
        },
      );
    expect(pay(31_500)).toMatchObject({ shipping: 0, cashFee: 0, payable: 0 });
    expect(pay(31_460)).toMatchObject({ shipping: 0, cashFee: 0, roundOff: -40, payable: 0 });
    expect(pay(31_400)).toMatchObject({ shipping: 3_500, cashFee: 3_500, payable: 3_600 });
    expect(pay(31_500, 'Mumbai')).toMatchObject({ cashFee: 3_500, payable: 13_500 });
  });

  it('count the discount for paying online neither for the minimum nor for free delivery', () => {
    const terms = { ...demoShop, free_from: 315 };
    const to = { city: 'Mumbai', isMember: false, terms };
    const reduced = orderAmounts(takeOff(totals, 1_000), to, 0, 1_000);
    expect(reduced).toMatchObject({ goods: 30_500, shipping: 0, payable: 30_500 });
    expect(reachesMinimum(reduced, { ...terms, minimum_order: 315 })).toBe(true);
    expect(reachesMinimum(reduced, { ...terms, minimum_order: 315.01 })).toBe(false);
  });

  it('agree with a client that worked out the same', () => {
    expect(agreesWith(toMumbai, sent)).toBe(true);
    expect(agreesWith(toMumbai, { amount: 415 })).toBe(true);
  });

  it.each(['udf2', 'udf3', 'discount_amt', 'order_total', 'amount'] as const)(
    'do not agree with a client whose %s is one paisa off',
    (field) => {
      expect(agreesWith(toMumbai, { ...sent, [field]: sent[field] + 0.01 })).toBe(false);
    },
  );

  it('are compared in paise, whatever a double makes of them', () => {
    const cart = calculateTotals([{ price: 29_999, basePrice: 29_999, gstRate: 0, quantity: 3 }]);
    const amounts = orderAmounts(cart, { city: 'Ahmedabad', isMember: false, terms: demoShop });
    expect(agreesWith(amounts, { amount: 299.99 * 3 })).toBe(true);
  });
});
