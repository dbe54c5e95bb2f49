import type { Order } from '../../contract/order';

/** The figures of an order in rupees, so that they add up: goods − discount − giftVoucher + delivery = payable. */
export interface OrderFigures {
  pieces: number;
  /** At the prices charged, before the discount. */
  goods: number;
  discount: number;
  /** Stored value spent on it. */
  giftVoucher: number;
  delivery: number;
  payable: number;
  /** GST contained. */
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
  | 'product_info'
>;

/** Puts an order's amounts as an account shows them; added in paise, so that no digit is lost. */
export function orderFigures(order: Amounts): OrderFigures {
  const paise = Math.round(order.total * 100) + Math.round(order.discount_amt * 100);
  return {
    pieces: order.product_info.reduce((all, { quantity }) => all + quantity, 0),
    goods: paise / 100,
    discount: order.discount_amt,
    giftVoucher: order.gift_voucher_amt,
    delivery: order.shipping_amt,
    payable: order.final_total,
    tax: order.tax_amt,
  };
}
