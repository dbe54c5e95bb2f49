import { array, boolean, object, type InferType } from 'yup';
import { customer } from './endpoint.ts';
import { success } from './envelope.ts';
import { cartCouponsPath } from './paths.ts';
import { amount, amountOrNull, countOrNull, text } from './rules.ts';

const cartCoupon = object({
  code: text(),
  /** Percent off; null: `amount` is off. */
  percent: countOrNull(),
  /** Rupees off; null: `percent` is off. */
  amount: amountOrNull(),
  /** Most that a percentage takes off, in rupees; null: no limit. */
  most_discount: amountOrNull(),
  /** Minimum value of the goods in rupees; 0: none. */
  least_order: amount(),
  /** Only for a customer's first order; omitted if an API does not say. */
  first_order_only: boolean().optional(),
  /** Names of the product, category and brand that it is for; empty: all goods. */
  scope: array(text()).required(),
});
export type CartCoupon = InferType<typeof cartCoupon>;

export const listCartCoupons = customer.get(
  cartCouponsPath,
  'List the coupons shown in the cart that the customer can use now or after adding more items',
  {
    answer: success.shape({ data: array(cartCoupon.required()).required() }),
    standIn: 'no coupons in the cart',
  },
);
