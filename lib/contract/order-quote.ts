import { number, object, string, type InferType } from 'yup';
import { customer } from './endpoint.ts';
import { success } from './envelope.ts';
import { orderTotals, payTypes } from './order.ts';
import { amount, count, id, text, textOrNull } from './rules.ts';

const orderQuote = orderTotals.shape({
  included_gst_amt: amount(),
  /** Part of `shipping_amt` for cash on delivery. */
  cash_fee_amt: amount(),
  /** One sentence why nothing is delivered there; null if it is. */
  obstacle: textOrNull(),
  /** Why it cannot be paid in cash (`not offered …`); null if it can. */
  cash_obstacle: textOrNull(),
  /** Working days: minimum and maximum, without express delivery. */
  fewest_days: count(),
  most_days: count(),
  /** Delivery fee of the zone in rupees; null: that of the shop. */
  zone_fee: number().strict().nullable().defined(),
  /** City of the PIN code, by which fee and days are set; empty: no city with its own terms. */
  delivery_city: text().optional(),
});
export type OrderQuote = InferType<typeof orderQuote>;

export const quoteOrder = customer.get(
  '/order-quote/',
  'Get the total of the cart for an address, with delivery fee, GST and delivery time',
  {
    query: object({
      address1: id().required('Please select a billing address!'),
      pay_type: string().oneOf(payTypes, 'Choose a payment method').optional(),
    }),
    answer: success.shape({ data: orderQuote.required() }),
    standIn: 'the delivery fee and the days of the shop profile',
  },
);
