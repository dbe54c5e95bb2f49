import type { CartTotals } from '../../contract/cart';
import { toPaise, toRupees } from '../../contract/money';
import type { OrderTotals, PayType } from '../../contract/order';
import type { OrderQuote } from '../../contract/order-quote';
import { prepaidDiscount, roundOff, type PaymentTerms } from '../../contract/payment-terms';

interface Payment {
  /** Delivery fee in rupees. */
  shipping: number;
  payType?: PayType | undefined;
  terms: PaymentTerms;
  /** Of the store: used where it is about this cart and this fee. */
  quote?: OrderQuote | undefined;
}

/**
 * Returns the totals of an order in rupees: those that the store quotes, or else computed from the
 * cart, in paise to avoid rounding errors.
 */
export function orderAmounts(
  cart: CartTotals,
  { shipping, payType, terms, quote }: Payment,
): OrderTotals {
  if (quote?.shipping_amt === shipping && quote.total === cart.total) return quote;
  const goods = toPaise(cart.total) - toPaise(cart.discount_amt);
  const prepaid = payType === 'Online Payment' ? prepaidDiscount(goods, terms) : 0;
  const gift = Math.min(toPaise(cart.gift_voucher_amt ?? 0), goods - prepaid);
  const exact = goods - prepaid - gift + toPaise(shipping);
  const rounding = roundOff(exact, terms);
  return {
    total: cart.total,
    discount_amt: toRupees(toPaise(cart.discount_amt) + prepaid),
    prepaid_discount_amt: toRupees(prepaid),
    gift_voucher_amt: toRupees(gift),
    gst_amt: cart.gst_amt,
    final_total: toRupees(goods - prepaid - gift),
    shipping_amt: shipping,
    round_off_amt: toRupees(rounding),
    amount: toRupees(exact + rounding),
  };
}

/**
 * GST that the amount includes, in rupees; undefined while the share of delivery and discount is
 * unknown, for example to a guest.
 */
export const includedGst = (amounts: OrderTotals): number | undefined =>
  amounts.included_gst_amt ??
  (amounts.shipping_amt === 0 && !amounts.prepaid_discount_amt ? amounts.gst_amt : undefined);
