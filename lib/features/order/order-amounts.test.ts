import type { OrderQuote } from '../../contract/order-quote';
import { includedGst, orderAmounts } from './order-amounts';

const totals = {
  total: 899.97,
  discount_amt: 0,
  gst_amt: 42.86,
  final_total: 899.97,
  cart_counter: 3,
  product_price: 1020,
};
const terms = {};

const quote: OrderQuote = {
  ...{ total: 899.97, discount_amt: 45, prepaid_discount_amt: 45, gift_voucher_amt: 0 },
  ...{ gst_amt: 40.71, included_gst_amt: 45.47, final_total: 854.97, shipping_amt: 100 },
  ...{ cash_fee_amt: 0, round_off_amt: 0.03, amount: 955, obstacle: null, cash_obstacle: null },
  ...{ fewest_days: 5, most_days: 6, zone_fee: null },
};

describe('the amounts of an order', () => {
  it('are those of the cart with the shipping on top', () => {
    expect(orderAmounts(totals, { shipping: 100, terms })).toEqual({
      total: 899.97,
      discount_amt: 0,
      prepaid_discount_amt: 0,
      gift_voucher_amt: 0,
      gst_amt: 42.86,
      final_total: 899.97,
      shipping_amt: 100,
      round_off_amt: 0,
      amount: 999.97,
    });
  });

  it('are less what a gift voucher pays', () => {
    const cart = { ...totals, gift_voucher_amt: 500, final_total: 399.97 };
    expect(orderAmounts(cart, { shipping: 100, terms })).toMatchObject({
      gift_voucher_amt: 500,
      amount: 499.97,
    });
  });

  it('are exact to the paisa', () => {
    const cart = { ...totals, total: 299.99 * 3 };
    expect(orderAmounts(cart, { shipping: 100.1, terms }).amount).toBe(1000.07);
  });

  it('are less the discount for paying online, in whole rupees where the shop rounds', () => {
    const shop = { prepaid_percent: 5, rounds_total: true };
    const choice = { shipping: 100, terms: shop } as const;
    expect(orderAmounts(totals, { ...choice, payType: 'Online Payment' })).toMatchObject({
      discount_amt: 45,
      prepaid_discount_amt: 45,
      final_total: 854.97,
      round_off_amt: 0.03,
      amount: 955,
    });
    expect(orderAmounts(totals, { ...choice, payType: 'Cash on Delivery' })).toMatchObject({
      discount_amt: 0,
      amount: 1000,
    });
    const cart = { ...totals, gift_voucher_amt: 899.97, final_total: 0 };
    expect(orderAmounts(cart, { ...choice, payType: 'Online Payment' })).toMatchObject({
      gift_voucher_amt: 854.97,
      final_total: 0,
      amount: 100,
    });
  });

  it('are those that the store quotes for this cart and fee', () => {
    expect(orderAmounts(totals, { shipping: 100, terms, quote })).toBe(quote);
    expect(orderAmounts(totals, { shipping: 0, terms, quote }).amount).toBe(899.97);
    expect(orderAmounts({ ...totals, total: 1 }, { shipping: 100, terms, quote }).amount).toBe(101);
  });
});

describe('the GST that an amount includes', () => {
  it('is that of the goods where delivery is free', () => {
    expect(includedGst(orderAmounts(totals, { shipping: 0, terms }))).toBe(42.86);
  });

  it('is what the store says, with that of the delivery', () => {
    expect(includedGst(quote)).toBe(45.47);
  });

  it('is not said while that of the delivery or of a discount is unknown', () => {
    expect(includedGst(orderAmounts(totals, { shipping: 100, terms }))).toBeUndefined();
    const online = {
      shipping: 0,
      payType: 'Online Payment',
      terms: { prepaid_amount: 30 },
    } as const;
    expect(includedGst(orderAmounts(totals, online))).toBeUndefined();
  });
});
