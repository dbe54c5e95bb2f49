import { includedGst, orderAmounts } from './order-amounts';

const totals = {
  total: 899.97,
  discount_amt: 0,
  gst_amt: 42.86,
  final_total: 899.97,
  cart_counter: 3,
  product_price: 1020,
};

describe('the amounts of an order', () => {
  it('are those of the cart with the shipping on top', () => {
    expect(orderAmounts(totals, 100)).toEqual({
      total: 899.97,
      discount_amt: 0,
      gift_voucher_amt: 0,
      gst_amt: 42.86,
      final_total: 899.97,
      shipping_amt: 100,
      amount: 999.97,
    });
  });

  it('are less what a gift voucher pays', () => {
    const cart = { ...totals, gift_voucher_amt: 500, final_total: 399.97 };
    expect(orderAmounts(cart, 100)).toMatchObject({ gift_voucher_amt: 500, amount: 499.97 });
  });

  it('are exact to the paisa', () => {
    expect(orderAmounts({ ...totals, final_total: 299.99 * 3 }, 100.1).amount).toBe(1000.07);
  });
});

describe('the GST that an amount includes', () => {
  it('is that of the goods where delivery is free', () => {
    expect(includedGst(orderAmounts(totals, 0))).toBe(42.86);
  });

  it('is what the store says, with that of the delivery', () => {
    expect(includedGst(orderAmounts(totals, 100, 47.62))).toBe(47.62);
  });

  it('is not said while that of the delivery is unknown', () => {
    expect(includedGst(orderAmounts(totals, 100))).toBeUndefined();
  });
});
