import type { CartCoupon } from '../../contract/cart-coupon';
import { couponOffer, shortOfCoupon } from './coupon-offer';

const coupon: CartCoupon = {
  code: 'TEA10',
  percent: 10,
  amount: null,
  most_discount: null,
  least_order: 0,
  scope: [],
};

describe('what a coupon in the cart says', () => {
  it('is what it takes off, and no more where it asks for nothing', () => {
    expect(couponOffer(coupon)).toBe('10% off');
    expect(couponOffer({ ...coupon, percent: null, amount: 50 })).toBe('₹50 off');
  });

  it('says that it is for the first order alone', () => {
    expect(couponOffer({ ...coupon, first_order_only: true })).toBe('10% off on your first order');
  });

  it('names its limit, its goods and its least order', () => {
    const all = { ...coupon, most_discount: 200, least_order: 499.5, scope: ['Tea', 'Gir'] };
    expect(couponOffer(all)).toBe(
      '10% off up to ₹200 on Tea and Gir, on orders of ₹499.50 or more',
    );
  });
});

describe('what a cart lacks for a coupon', () => {
  it('is exact to the paisa, and never less than nothing', () => {
    expect(shortOfCoupon({ ...coupon, least_order: 500 }, 499.9)).toBe(0.1);
    expect(shortOfCoupon({ ...coupon, least_order: 500 }, 500)).toBe(0);
    expect(shortOfCoupon({ ...coupon, least_order: 500 }, 600)).toBe(0);
  });
});
