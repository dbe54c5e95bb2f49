import type { Cart } from '../../contract/cart';

type Vouchers = Pick<Cart, 'voucher_code' | 'gift_voucher'>;

/** The code of the promotion on a cart; null where there is none, or a gift voucher alone. */
export function couponOf({ voucher_code, gift_voucher }: Vouchers): string | null {
  return voucher_code && voucher_code !== gift_voucher?.code ? voucher_code : null;
}

/** Whether one of the vouchers that were on a cart has left it. */
export function hasLost(before: Vouchers, now: Vouchers): boolean {
  const isGone = (was: unknown, is: unknown) => Boolean(was) && !is;
  return isGone(couponOf(before), couponOf(now)) || isGone(before.gift_voucher, now.gift_voucher);
}

/** How people name a gift voucher whose code is masked: `Gift voucher ending in 2026`. */
export function giftVoucherName({ code }: { code: string }): string {
  return `Gift voucher ending in ${code.slice(-4)}`;
}
