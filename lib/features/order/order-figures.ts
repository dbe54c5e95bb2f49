import type { CartTotals } from '../../contract/cart';
import { toPaise, toRupees } from '../../contract/money';
import type { Order, OrderTotals } from '../../contract/order';

/** Amounts of an order in rupees: goods − discount − giftVoucher + delivery = payable. */
interface OrderFigures {
  pieces: number;
  /** Charged prices before the discount. */
  goods: number;
  discount: number;
  /** Gift voucher amount spent on the order. */
  giftVoucher: number;
  delivery: number;
  payable: number;
  /** Included GST. */
  tax: number;
}

type Amounts = Pick<
  Order,
  | 'total'
  | 'discount_amt'
  | 'gift_voucher_amt'
  | 'shipping_amt'
  | 'final_total'
  | 'tax_amt'
  | 'included_gst_amt'
  | 'product_info'
>;

/** Computes the amounts of an order; added in paise to avoid rounding errors. */
export function orderFigures(order: Amounts): OrderFigures {
  return {
    pieces: order.product_info.reduce((all, { quantity }) => all + quantity, 0),
    goods: toRupees(toPaise(order.total) + toPaise(order.discount_amt)),
    discount: order.discount_amt,
    giftVoucher: order.gift_voucher_amt,
    delivery: order.shipping_amt,
    payable: order.final_total,
    tax: order.included_gst_amt ?? order.tax_amt,
  };
}

/**
 * Totals of an order in rupees; added in paise to avoid rounding errors. `gst`: that of goods and
 * delivery together, where the store has said it.
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
 * GST that the amount includes, in rupees; undefined where the store has not said the part of the
 * delivery fee yet, for example to a guest.
 */
export const includedGst = (amounts: OrderTotals): number | undefined =>
  amounts.included_gst_amt ?? (amounts.shipping_amt === 0 ? amounts.gst_amt : undefined);
