import type { CartTotals } from '../../contract/cart';
import { toPaise, toRupees } from '../../contract/money';
import type { OrderTotals } from '../../contract/order';

/**
 * Totals of an order in rupees; added in paise to avoid rounding errors. `gst`: of goods and
 * delivery together, if known from the store.
 */
export function orderAmounts(cart: CartTotals, shipping: number, gst?: number): OrderTotals {
  return {
    total: cart.total,
    discount_amt: cart.discount_amt,
    gift_voucher_amt: cart.gift_voucher_amt ?? 0,
    gst_amt: cart.gst_amt,
    ...(gst !== undefined && { included_gst_amt: gst }),
    final_total: cart.final_total,
    shipping_amt: shipping,
    amount: toRupees(toPaise(cart.final_total) + toPaise(shipping)),
  };
}

/**
 * GST that the amount includes, in rupees; undefined while the delivery fee's share is unknown, for
 * example to a guest.
 */
export const includedGst = (amounts: OrderTotals): number | undefined =>
  amounts.included_gst_amt ?? (amounts.shipping_amt === 0 ? amounts.gst_amt : undefined);
