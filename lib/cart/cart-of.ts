import type { addToCart, Cart } from '../contract/cart';
import type { AnswerOf } from '../contract/endpoint';
import type { applyVoucher } from '../contract/voucher';

export type CartChange = AnswerOf<typeof addToCart>;
export type VoucherChange = AnswerOf<typeof applyVoucher>;

/**
 * The cart after a change of its lines. Its `message` stays where the voucher that was on it has
 * dropped out, and then says why (contract: totals).
 */
export function cartOf(change: CartChange, before: Cart | undefined): Cart {
  const { data, cart_totals, voucher_code, message } = change;
  const hasDropped = Boolean(before?.voucher_code) && !voucher_code;
  return { status: true, data, cart_totals, voucher_code, ...(hasDropped && { message }) };
}

/** The cart under another voucher, or without one: its totals are the store's. */
export function cartUnder(cart: Cart, change: VoucherChange, code: string | null): Cart {
  const { total, gst_amt, discount_amt, final_total, voucher_code = code } = change;
  const { data, cart_totals } = cart;
  return {
    status: true,
    data,
    cart_totals: { ...cart_totals, total, gst_amt, discount_amt, final_total },
    voucher_code,
  };
}
