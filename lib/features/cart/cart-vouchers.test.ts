import { couponCode, giftVoucherName, hasLost } from './cart-vouchers';

const gift = { code: '****-****-****-2026', balance: 500 };
const none = { voucher_code: null, gift_voucher: null };
const coupon = { voucher_code: 'SAVE50', gift_voucher: null };
const stored = { voucher_code: gift.code, gift_voucher: gift };
const both = { voucher_code: 'SAVE50', gift_voucher: gift };

describe('the vouchers of a cart', () => {
  it('are told apart', () => {
    expect([none, coupon, stored, both].map(couponCode)).toEqual([null, 'SAVE50', null, 'SAVE50']);
    expect(couponCode({ voucher_code: 'SAVE50' })).toBe('SAVE50');
    expect(giftVoucherName(gift)).toBe('Gift voucher ending in 2026');
  });

  it.each([
    [coupon, none, true],
    [stored, none, true],
    [both, stored, true],
    [both, coupon, true],
    [both, both, false],
    [coupon, both, false],
    [none, both, false],
  ])('from %j to %j have lost one: %p', (before, now, isLost) => {
    expect(hasLost(before, now)).toBe(isLost);
  });
});
