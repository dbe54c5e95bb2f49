import { array, object, string, type InferType } from 'yup';
import { address } from './address.ts';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { orderTotals, payTypes } from './order.ts';
import { count, countOrNull, id, line, mobile, rupees, text, textOrNull, yesNo } from './rules.ts';
import { enteredAddress, orderRows } from './staff-order-edit.ts';

/** Channels of orders that staff enter. */
export const staffChannels = ['phone', 'whatsapp'] as const;

const foundCustomer = object({
  id: count(),
  first_name: text(),
  last_name: text(),
  mobile_no: text(),
  is_elite: yesNo(),
  order_count: count(),
  /** The default first. */
  addresses: array(address.required()).required(),
});
export type OrderCustomer = InferType<typeof foundCustomer>;

const staff = staffCalls('orders');

export const findOrderCustomer = staff.get(
  '/staff/order-customer/',
  'Find the customer of a mobile number for a phone order; null if there is none',
  {
    query: object({ mobile: mobile().required('Mobile number is required') }),
    answer: success.shape({ data: foundCustomer.nullable().defined() }),
  },
);

const newOrder = object({
  /** Number of the customer; who has no account gets one. */
  mobile: mobile().required('Mobile number is required'),
  address_id: id().optional(),
  address: enteredAddress.optional().default(undefined),
  lines: orderRows(1).min(1, 'Add at least one item').required('Add at least one item'),
  pay_type: string().oneOf(payTypes, 'Choose a payment method').required('Choose a payment method'),
  coupon_code: string().trim().max(40).optional(),
});
export type NewOrderInput = InferType<typeof newOrder>;

const confirmedOrder = newOrder.shape({
  channel: string()
    .oneOf(staffChannels, 'Choose phone or WhatsApp')
    .required('Choose phone or WhatsApp'),
  /** Needed for a customer without an account. */
  first_name: line(60).optional(),
  last_name: line(60).optional(),
  /** Total that was shown before it was confirmed. */
  amount: rupees().required('Amount is required'),
});
export type ConfirmedOrderInput = InferType<typeof confirmedOrder>;

const newOrderPreview = object({
  totals: orderTotals.required(),
  full_address: text(),
  expected_on: textOrNull(),
  /** Why the coupon does not apply, as a sentence. */
  note: text(),
  lines: array(
    object({
      product_id: count(),
      quantity: count(),
      available_quantity: countOrNull(),
    }).required(),
  ).required(),
});
export type NewOrderPreview = InferType<typeof newOrderPreview>;

export const previewNewOrder = staff.post(
  '/staff/new-order/preview/',
  'Preview the total of a phone order; nothing is placed',
  { body: newOrder, answer: success.shape({ data: newOrderPreview.required() }) },
);

export const placeOrderByStaff = staff.post(
  '/staff/new-order/',
  'Place an order for a customer who called or wrote',
  {
    successStatus: 201,
    repeatable: true,
    body: confirmedOrder,
    answer: success.shape({ order_id: text(), message: text() }),
  },
);
