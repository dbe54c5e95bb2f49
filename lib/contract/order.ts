import { array, number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { pageSize } from './page-size.ts';
import { ordersPath } from './paths.ts';
import { amount, count, id, moment, page, rupees, text, textOrNull, yesNo } from './rules.ts';

export const payTypes = ['Cash on Delivery', 'Online Payment'] as const;
export type PayType = (typeof payTypes)[number];

/** The life of an order. */
export const orderStatuses = [
  'Pending',
  'Confirmed',
  'Packed',
  'Shipped',
  'Delivered',
  'Cancelled',
  'Return Requested',
  'Returned',
  'Refunded',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const returnStatuses = ['requested', 'accepted', 'refused', 'received', 'settled'] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/** The order creation payload; amounts in rupees, compared and never used. */
export const orderInput = object({
  address1: id().required('Please select a billing address!'),
  pay_type: string()
    .oneOf(['Cash on Delivery'], 'Please choose a payment method')
    .required('Please choose a payment method'),
  /** Shipping amount. */
  udf2: rupees().optional(),
  /** Taxes contained in the total. */
  udf3: rupees().optional(),
  discount_amt: rupees().optional(),
  /** Voucher code. */
  udf4: string().trim().max(40).optional(),
  order_total: rupees().optional(),
  sale_status: string().max(40).optional(),
  productinfo: string().max(2000).optional(),
  /** Gift message. */
  udf5: string().trim().max(500, 'Please use at most 500 characters').optional(),
  amount: rupees().when('order_total', {
    is: (value: unknown) => value === undefined,
    then: (schema) => schema.required('Amount is required'),
    otherwise: (schema) => schema.optional(),
  }),
});
export type OrderInput = InferType<typeof orderInput>;

/** The server's figures, sent along when those of the client differ. Rupees. */
export const orderTotals = object({
  total: amount(),
  discount_amt: amount(),
  /** Added here: what a gift voucher pays of the goods. */
  gift_voucher_amt: number().strict().optional(),
  gst_amt: amount(),
  final_total: amount(),
  shipping_amt: amount(),
  /** What is to be paid, shipping included. */
  amount: amount(),
});
export type OrderTotals = InferType<typeof orderTotals>;

const orderAddress = object({ full_name: text(), mobile_no: text(), full_address: text() });

const orderLine = object({
  id: count(),
  product_id: count(),
  product_name: text(),
  product_image: textOrNull(),
  quantity: count(),
  selling_price: amount(),
  tax_name: text(),
  product_total: amount(),
  is_rated: yesNo(),
  product_rating_by_user: number().integer().min(1).max(5).nullable().defined(),
  /** The words of that review; null where there is none. */
  product_review_by_user: textOrNull(),
  /** Pieces that have not been asked to be taken back. */
  returnable_quantity: count(),
});
export type OrderLine = InferType<typeof orderLine>;

const orderReturn = object({
  id: count(),
  reason: text(),
  status: string().oneOf(returnStatuses).required(),
  created_at: moment(),
  /** What the shop said to it when it was accepted or refused. */
  decision_note: text().optional(),
  /** Lines of the order. */
  items: array(object({ id: count(), quantity: count() }).required()).required(),
  /** Where its pictures can be read. */
  pictures: array(text()).required(),
});
export type OrderReturn = InferType<typeof orderReturn>;

export const order = object({
  order_id: text(),
  order_date: moment(),
  /** The day it arrives, or has arrived. */
  delivery_date: textOrNull(),
  order_status: string().oneOf(orderStatuses).required(),
  sale_status: text(),
  pay_type: string().oneOf(payTypes).required(),
  is_paid: yesNo(),
  is_invoiced: yesNo(),
  invoice_number: textOrNull(),
  /** What was taken back of the invoice since. */
  credit_notes: array(
    object({ number: text(), amount: amount(), issued_at: moment() }).required(),
  ).required(),
  is_gift: yesNo(),
  gift_message: textOrNull(),
  applied_voucher_code: textOrNull(),
  /** Goods less discount, shipping not included. */
  total: amount(),
  /** What is to be paid, shipping included. */
  final_total: amount(),
  tax_amt: amount(),
  shipping_amt: amount(),
  discount_amt: amount(),
  /** Stored value spent on it; `final_total` is what is left to be paid. */
  gift_voucher_amt: amount(),
  courier: textOrNull(),
  tracking_number: textOrNull(),
  cancel_reason: textOrNull(),
  /** The last days on which it can be asked to be taken back, `YYYY-MM-DD`; null where it can't. */
  replacement_until: textOrNull(),
  return_until: textOrNull(),
  returns: array(orderReturn.required()).required(),
  billing_address: orderAddress.required(),
  shipping_address: orderAddress.required(),
  product_info: array(orderLine.required()).required(),
  rated_product_info: array(orderLine.required()).required(),
  timeline: array(object({ status: text(), at: moment() }).required()).required(),
});
export type Order = InferType<typeof order>;

export const orderRow = object({
  order_id: text(),
  order_date: moment(),
  final_total: amount(),
  pay_type: string().oneOf(payTypes).required(),
  sale_status: text(),
  order_status: string().oneOf(orderStatuses).required(),
  item_count: count(),
});
export type OrderRow = InferType<typeof orderRow>;

export const placeOrder = endpoint({
  method: 'POST',
  path: '/orders/',
  caller: 'customer',
  summary: 'Place an order with cash on delivery',
  body: orderInput,
  answer: success.shape({ order_id: text(), message: text() }),
  repeatable: true,
  successStatus: 201,
});

export const listOrders = endpoint({
  method: 'GET',
  path: ordersPath,
  caller: 'customer',
  summary: 'Orders, newest first; 50 a page, or 10, 25, 75 or 100',
  query: object({ page: page(), page_size: pageSize() }),
  answer: success.shape({ data: array(orderRow.required()).required(), total_pages: count() }),
});

export const getOrder = endpoint({
  method: 'GET',
  path: '/orders/{orderId}',
  caller: 'customer',
  summary: 'One order',
  answer: success.shape({ data: order.required() }),
});
