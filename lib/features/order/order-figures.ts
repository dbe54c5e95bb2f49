import { toPaise, toRupees } from '../../contract/money';
import type { Order } from '../../contract/order';

/** Amounts of an order in rupees; the rest of its bill is fields of the order itself. */
export interface OrderFigures {
  pieces: number;
  /** Charged prices before the discount. */
  goods: number;
  /** Without the fee for cash on delivery. */
  delivery: number;
  /** Without the cash of parcels that did not arrive. */
  payable: number;
  tax: number;
}

type Amounts = Pick<
  Order,
  | 'total'
  | 'discount_amt'
  | 'shipping_amt'
  | 'cash_fee_amt'
  | 'final_total'
  | 'uncollected_amt'
  | 'tax_amt'
  | 'included_gst_amt'
  | 'product_info'
>;

/** Computes the amounts of an order; added in paise to avoid rounding errors. */
export function orderFigures(order: Amounts): OrderFigures {
  return {
    pieces: order.product_info.reduce((all, { quantity }) => all + quantity, 0),
    goods: toRupees(toPaise(order.total) + toPaise(order.discount_amt)),
    delivery: toRupees(toPaise(order.shipping_amt) - toPaise(order.cash_fee_amt ?? 0)),
    payable: toRupees(toPaise(order.final_total) - toPaise(order.uncollected_amt ?? 0)),
    tax: order.included_gst_amt ?? order.tax_amt,
  };
}
