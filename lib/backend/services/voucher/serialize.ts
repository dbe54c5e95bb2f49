import { toCartTotals } from '../cart/serialize.ts';
import type { CartContents } from '../cart/read-cart.ts';

/** What applying and clearing a voucher answer: the totals of the cart after it. */
export function toVoucherAnswer(message: string, { totals, coupon }: CartContents) {
  const { total, gst_amt, discount_amt, final_total } = toCartTotals(totals);
  return { message, total, gst_amt, discount_amt, final_total, voucher_code: coupon?.code ?? null };
}
