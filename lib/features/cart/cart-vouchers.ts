import type { Cart } from '../../contract/cart';

type Vouchers = Pick<Cart, 'voucher_code' | 'gift_voucher'>;

/** Code of the promotion on a cart; null if there is none or only a gift voucher. */
export function couponCode({ voucher_code, gift_voucher }: Vouchers): string | null {
  return voucher_code && voucher_code !== gift_voucher?.code ? voucher_code : null;
}

/** Returns whether a voucher of the earlier cart has dropped out. */
export function hasLost(before: Vouchers, now: Vouchers): boolean {
  const isRemoved = (was: unknown, is: unknown) => Boolean(was) && !is;
  return (
    isRemoved(couponCode(before), couponCode(now)) ||
    isRemoved(before.gift_voucher, now.gift_voucher)
  );
}

export function giftVoucherName({ code }: { code: string }): string {
  return `Gift voucher ending in ${code.slice(-4)}`;
}
