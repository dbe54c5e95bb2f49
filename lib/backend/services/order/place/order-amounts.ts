import {
  cashFee,
  shippingFee,
  type DeliveryTerms,
  type Destination,
} from '../../../../contract/delivery-terms.ts';
import type { OrderInput, OrderTotals, PayType } from '../../../../contract/order.ts';
import { toPaise, toRupees } from '../../../../contract/money.ts';
import { roundOff } from '../../../../contract/payment-terms.ts';
import type { Totals } from '../../cart/totals.ts';

/** Amounts of an order, in paise. */
export interface OrderAmounts {
  total: number;
  /** With `prepaidDiscount`. */
  discount: number;
  /** Part of `discount` for paying online. */
  prepaidDiscount: number;
  /** GST contained in total - discount. */
  tax: number;
  /** total - discount. */
  goods: number;
  /** Part of `goods` paid by the gift voucher. */
  giftVoucher: number;
  /** With `cashFee`. */
  shipping: number;
  /** Part of `shipping` for cash on delivery. */
  cashFee: number;
  /** Part of `payable` that rounds it to whole rupees; outside of the taxable value. */
  roundOff: number;
  /** Amount due: goods and shipping, less the gift voucher, rounded. */
  payable: number;
}

/** Destination of an order and the current delivery terms of the shop. */
export interface Delivery extends Destination {
  terms: DeliveryTerms;
  /** Left out: no fee of the way of payment. */
  payType?: PayType | undefined;
}

/**
 * Adds the fees of delivery and of cash on delivery to cart totals, and rounds what is to be paid.
 * `prepaidDiscount` is part of their discount; it costs nobody free delivery.
 */
export function orderAmounts(
  totals: Totals,
  { terms, payType, ...destination }: Delivery,
  grams = 0,
  prepaidDiscount = 0,
): OrderAmounts {
  const parcel = { goods: toRupees(totals.goods + prepaidDiscount), grams };
  const amounts = {
    total: totals.total,
    discount: totals.discount,
    prepaidDiscount,
    tax: totals.gst,
    goods: totals.goods,
    giftVoucher: totals.giftVoucher,
    shipping: toPaise(shippingFee(destination, terms, parcel)),
    cashFee: 0,
  };
  const withoutFee = toPayable(amounts, terms);
  const fee = toPaise(cashFee(payType, terms, withoutFee.payable));
  if (fee === 0) return withoutFee;
  return toPayable({ ...amounts, shipping: amounts.shipping + fee, cashFee: fee }, terms);
}

/** Computes what is to be paid of the other amounts. */
export function toPayable(
  amounts: Omit<OrderAmounts, 'payable' | 'roundOff'>,
  terms: DeliveryTerms,
): OrderAmounts {
  const exact = amounts.goods - amounts.giftVoucher + amounts.shipping;
  const rounding = roundOff(exact, terms);
  return { ...amounts, roundOff: rounding, payable: exact + rounding };
}

/**
 * Whether the goods reach the minimum order, however they are paid: for ₹250, 250.00 does, 249.99
 * does not. The discount for paying online does not count.
 */
export function reachesMinimum(
  { goods, prepaidDiscount }: Pick<OrderAmounts, 'goods' | 'prepaidDiscount'>,
  terms: DeliveryTerms,
): boolean {
  return goods + prepaidDiscount >= toPaise(terms.minimum_order);
}

/** Amounts sent by the client, in rupees. */
export type SentAmounts = Pick<
  OrderInput,
  'udf2' | 'udf3' | 'discount_amt' | 'order_total' | 'amount'
>;

/** Whether every amount sent by the client equals the server's own. */
export function agreesWith(amounts: OrderAmounts, sent: SentAmounts): boolean {
  const pairs: [number | undefined, number][] = [
    [sent.udf2, amounts.shipping],
    [sent.udf3, amounts.tax],
    [sent.discount_amt, amounts.discount],
    [sent.order_total, amounts.payable],
    [sent.amount, amounts.payable],
  ];
  return pairs.every(([theirs, ours]) => theirs === undefined || toPaise(theirs) === ours);
}

/** The two amounts that the owner's settings add to an order; without them no field. */
export const sayPaymentTerms = ({
  prepaidDiscount,
  roundOff,
}: Pick<OrderAmounts, 'prepaidDiscount' | 'roundOff'>): Pick<
  OrderTotals,
  'prepaid_discount_amt' | 'round_off_amt'
> => ({
  ...(prepaidDiscount > 0 && { prepaid_discount_amt: toRupees(prepaidDiscount) }),
  ...(roundOff !== 0 && { round_off_amt: toRupees(roundOff) }),
});

/** Maps the server's amounts to rupees. */
export function toOrderTotals(amounts: OrderAmounts): OrderTotals {
  return {
    total: toRupees(amounts.total),
    discount_amt: toRupees(amounts.discount),
    gift_voucher_amt: toRupees(amounts.giftVoucher),
    gst_amt: toRupees(amounts.tax),
    final_total: toRupees(amounts.goods - amounts.giftVoucher),
    shipping_amt: toRupees(amounts.shipping),
    amount: toRupees(amounts.payable),
    ...sayPaymentTerms(amounts),
  };
}
