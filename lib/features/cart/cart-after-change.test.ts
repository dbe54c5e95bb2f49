import type { Cart } from '../../contract/cart';
import { cartAfterChange, cartUnder } from './cart-after-change';

const totals = {
  total: 600,
  discount_amt: 50,
  gst_amt: 26.19,
  final_total: 550,
  cart_counter: 2,
  product_price: 700,
};
const before: Cart = { status: true, data: [], cart_totals: totals, voucher_code: 'SAVE50' };
const change = {
  status: true,
  message: 'Quantity updated!',
  cart_counter: 2,
  data: [],
  cart_totals: totals,
  voucher_code: 'SAVE50',
};

describe('the cart after a change', () => {
  it('has no message where its voucher still fits, nor where it had none', () => {
    expect(cartAfterChange(change, before)).toEqual(before);
    const without = { ...before, voucher_code: null };
    expect(cartAfterChange({ ...change, voucher_code: null }, without).message).toBeUndefined();
    expect(cartAfterChange({ ...change, voucher_code: null }, undefined).message).toBeUndefined();
  });

  it('says why its voucher has dropped out', () => {
    const message = 'We removed coupon SAVE50. It needs more.';
    const after = cartAfterChange({ ...change, message, voucher_code: null }, before);
    expect(after).toMatchObject({ voucher_code: null, message });
  });
});

describe('the cart under a voucher', () => {
  const answer = {
    status: true,
    message: 'Coupon WELCOME10 applied!',
    total: 600,
    gst_amt: 25.71,
    discount_amt: 60,
    final_total: 540,
  };

  it('has the totals of the store and keeps what those do not say', () => {
    const why = { ...before, message: 'It was taken off.' };
    expect(cartUnder(why, { ...answer, voucher_code: 'WELCOME10' }, 'welcome10')).toEqual({
      status: true,
      data: [],
      cart_totals: { ...totals, gst_amt: 25.71, discount_amt: 60, final_total: 540 },
      voucher_code: 'WELCOME10',
    });
  });

  it('takes the code as it was typed where the store does not spell it', () => {
    expect(cartUnder(before, answer, 'welcome10').voucher_code).toBe('welcome10');
    expect(cartUnder(before, { ...answer, voucher_code: null }, null).voucher_code).toBeNull();
  });
});
