import type { addToCart, Cart } from '../../contract/cart';
import type { AnswerOf } from '../../contract/endpoint';
import type { applyVoucher } from '../../contract/voucher';
import { hasLost } from './cart-vouchers';

export type CartChange = AnswerOf<typeof addToCart>;
export type VoucherChange = AnswerOf<typeof applyVoucher>;

/**
 * Cart after a change of its lines; the old lines if the store did not send them. If a voucher
 * dropped out, keeps the `message` that says why.
 */
export function cartAfterChange(change: CartChange, before: Cart | undefined): Cart {
  const { data, cart_totals, voucher_code, gift_voucher, message } = change;
  return {
    status: true,
    data: data ?? before?.data ?? [],
    cart_totals,
    voucher_code,
    ...(gift_voucher !== undefined && { gift_voucher }),
    ...(before && hasLost(before, change) && { message }),
  };
}

/** Cart after a change of its voucher; the totals come from the store. */
export function cartUnder(cart: Cart, change: VoucherChange, code: string | null): Cart {
  const { total, gst_amt, discount_amt, gift_voucher_amt, final_total } = change;
  const { voucher_code = code, gift_voucher } = change;
  return {
    status: true,
    data: cart.data,
    cart_totals: {
      ...cart.cart_totals,
      total,
      gst_amt,
      discount_amt,
      ...(gift_voucher_amt !== undefined && { gift_voucher_amt }),
      final_total,
    },
    voucher_code,
    ...(gift_voucher !== undefined && { gift_voucher }),
  };
}
