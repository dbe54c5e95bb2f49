import type { OrderLine } from '../../contract/order';
import { orderFigures, includedGst, orderAmounts } from './order-figures';

const line = (quantity: number): OrderLine => ({
  id: quantity,
  product_id: 7,
  product_name: 'Lakadong turmeric powder',
  product_image: null,
  quantity,
  selling_price: 299,
  tax_name: 'GST 5%',
  product_total: 299 * quantity,
  is_rated: false,
  product_rating_by_user: null,
  product_review_by_user: null,
  returnable_quantity: quantity,
});

describe('orderFigures', () => {
  it('adds the discount back to what the goods cost', () => {
    const figures = orderFigures({
      total: 538.2,
      discount_amt: 59.8,
      gift_voucher_amt: 0,
      shipping_amt: 100,
      final_total: 638.2,
      tax_amt: 25.63,
      product_info: [line(1), line(2)],
    });
    expect(figures).toEqual({
      pieces: 3,
      goods: 598,
      discount: 59.8,
      giftVoucher: 0,
      delivery: 100,
      payable: 638.2,
      tax: 25.63,
    });
  });

  it('is exact to the paisa', () => {
    const amounts = {
      gift_voucher_amt: 0,
      shipping_amt: 0,
      final_total: 0.3,
      tax_amt: 0,
      product_info: [],
    };
    expect(orderFigures({ total: 0.1, discount_amt: 0.2, ...amounts }).goods).toBe(0.3);
  });
});

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
