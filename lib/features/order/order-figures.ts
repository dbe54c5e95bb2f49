import { toPaise, toRupees } from '../../contract/money';
import type { Order } from '../../contract/order';

/** Amounts of an order in rupees; the rest of its bill is fields of the order itself. */
export interface OrderFigures {
  pieces: number;
  /** Charged prices before the discount. */
  goods: number;
  /** Without the fee for cash on delivery. */
  delivery: number;
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
    payable: order.final_total,
    tax: order.included_gst_amt ?? order.tax_amt,
  };
}
