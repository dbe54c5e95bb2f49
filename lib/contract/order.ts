import { array, boolean, number, object, string, type InferType } from 'yup';
import { customer } from './endpoint.ts';
import { success } from './envelope.ts';
import { lineFamilyFields, orderedComboItem, rowPieces } from './family.ts';
import { buyerFields } from './gstin.ts';
import { orderChannels } from './order-channel.ts';
import { pageSize } from './page-size.ts';
import { ordersPath } from './paths.ts';
import { shipment } from './shipment.ts';
import { amount, count, id, moment, page, rupees, text, textOrNull, yesNo } from './rules.ts';

export const payTypes = ['Cash on Delivery', 'Online Payment'] as const;
export type PayType = (typeof payTypes)[number];

/** Order statuses, in the order of the process. */
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

/** Resolution of an accepted return. */
export const returnResolutions = ['refund', 'replacement'] as const;
export type ReturnResolution = (typeof returnResolutions)[number];

/**
 * Order creation payload. Amounts in rupees are only compared with the server's figures, never
 * used.
 */
const orderInput = object({
  address1: id().required('Please select a billing address!'),
  pay_type: string()
    .oneOf(['Cash on Delivery'], 'Choose a payment method')
    .required('Choose a payment method'),
  /** Shipping amount. */
  udf2: rupees().optional(),
  /** Taxes included in the total. */
  udf3: rupees().optional(),
  discount_amt: rupees().optional(),
  /** Voucher code. */
  udf4: string().trim().max(40).optional(),
  order_total: rupees().optional(),
  ...buyerFields,
  sale_status: string().max(40).optional(),
  productinfo: string().max(2000).optional(),
  /** Gift message. */
  udf5: string().trim().max(500, 'Use at most 500 characters').optional(),
  amount: rupees().when('order_total', {
    is: (value: unknown) => value === undefined,
    then: (schema) => schema.required('Amount is required'),
    otherwise: (schema) => schema.optional(),
  }),
}).meta({ anyOfRequired: ['amount', 'order_total'] });
export type OrderInput = InferType<typeof orderInput>;

/** Totals calculated by the server, returned if they differ from the client's. Rupees. */
export const orderTotals = object({
  total: amount(),
  /** Of coupons and, in orders that are paid online, `prepaid_discount_amt`. */
  discount_amt: amount(),
  prepaid_discount_amt: number().strict().optional(),
  /** Amount of the goods paid by gift voucher. */
  gift_voucher_amt: number().strict().optional(),
  gst_amt: amount(),
  /** GST in goods and delivery together, as on the invoice. */
  included_gst_amt: number().strict().optional(),
  final_total: amount(),
  shipping_amt: amount(),
  /** Part of `amount` that rounds it to whole rupees; negative if it was rounded down. */
  round_off_amt: number().strict().optional(),
  /** Amount to pay, shipping included. */
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
  /** Review text of the customer; null if there is none. */
  product_review_by_user: textOrNull(),
  /** Pieces without a return request. */
  returnable_quantity: count(),
  /** False: only if it is damaged, wrong or expired. */
  is_returnable: boolean().strict().optional(),
  ...lineFamilyFields,
  /** Of a combo, which is one row. */
  combo_items: array(orderedComboItem.required()).optional().default(undefined),
});
export type OrderLine = InferType<typeof orderLine>;

const orderReturn = object({
  id: count(),
  reason: text(),
  status: string().oneOf(returnStatuses).required(),
  created_at: moment(),
  /** Message to the customer when it was accepted or refused. */
  decision_note: text().optional(),
  /** Null until it is decided. */
  resolution: string().oneOf(returnResolutions).nullable().optional(),
  /** Id of the order that replaces the goods. */
  replacement: string().strict().nullable().optional(),
  items: array(rowPieces.required()).required(),
  pictures: array(text()).required(),
});
export type OrderReturn = InferType<typeof orderReturn>;

export const order = object({
  order_id: text(),
  order_date: moment(),
  /** Expected or actual day of delivery. */
  delivery_date: textOrNull(),
  order_status: string().oneOf(orderStatuses).required(),
  sale_status: text(),
  /** Where it was placed. */
  channel: string().oneOf(orderChannels).optional(),
  pay_type: string().oneOf(payTypes).required(),
  is_paid: yesNo(),
  is_invoiced: yesNo(),
  invoice_number: textOrNull(),
  credit_notes: array(
    object({ number: text(), amount: amount(), issued_at: moment() }).required(),
  ).required(),
  /**
   * Refunds to the original payment method, done or requested; omitted by stores that do not say.
   */
  refunds: array(
    object({
      amount: amount(),
      requested_at: moment(),
      is_settled: yesNo(),
      /** The shop pays it itself, and asks for the UPI ID or bank account. */
      is_manual: boolean().strict().optional(),
    }).required(),
  ).optional(),
  /** Part of `gift_voucher_amt` given back to the gift voucher. */
  gift_voucher_returned_amt: number().strict().optional(),
  /** Part of `final_total` that is not collected in cash, as parcels did not arrive. */
  uncollected_amt: number().strict().optional(),
  /** Payments received that do not match and are being checked by staff. */
  payment_in_review_amt: number().strict().optional(),
  is_gift: yesNo(),
  gift_message: textOrNull(),
  /** Firm and GSTIN that the buyer gave for the invoice. */
  buyer_company: textOrNull().optional(),
  buyer_gstin: textOrNull().optional(),
  applied_voucher_code: textOrNull(),
  /** Goods minus discount, without shipping. */
  total: amount(),
  /** Amount to pay, shipping included. */
  final_total: amount(),
  tax_amt: amount(),
  /** GST in goods and delivery together, as on the invoice; `tax_amt` is that of the goods. */
  included_gst_amt: number().strict().optional(),
  shipping_amt: amount(),
  /** Part of `shipping_amt` for cash on delivery. */
  cash_fee_amt: number().strict().optional(),
  discount_amt: amount(),
  /** Part of `discount_amt` for paying online. */
  prepaid_discount_amt: number().strict().optional(),
  /** Part of `final_total` that rounds it to whole rupees; negative if it was rounded down. */
  round_off_amt: number().strict().optional(),
  /** Amount paid by gift voucher; `final_total` is the remaining amount. */
  gift_voucher_amt: amount(),
  /** Part of `final_total` still to be paid after a paid order was changed. */
  balance_due: number().strict().optional(),
  /** Whether address, items and delivery can still be changed. */
  is_changeable: boolean().strict().optional(),
  /** The order whose goods this one replaces, and the orders that replace goods of this one. */
  replaces: string().strict().nullable().optional(),
  replacements: array(text()).optional(),
  courier: textOrNull(),
  tracking_number: textOrNull(),
  cancel_reason: textOrNull(),
  /** Last days for a replacement and a return request, `YYYY-MM-DD`; null if not possible. */
  replacement_until: textOrNull(),
  return_until: textOrNull(),
  returns: array(orderReturn.required()).required(),
  billing_address: orderAddress.required(),
  shipping_address: orderAddress.required(),
  product_info: array(orderLine.required()).required(),
  rated_product_info: array(orderLine.required()).required(),
  /** Parcels; left out by stores that do not record them. */
  shipments: array(shipment.required()).optional(),
  timeline: array(object({ status: text(), at: moment() }).required()).required(),
});
export type Order = InferType<typeof order>;

const orderRow = object({
  order_id: text(),
  order_date: moment(),
  final_total: amount(),
  pay_type: string().oneOf(payTypes).required(),
  sale_status: text(),
  order_status: string().oneOf(orderStatuses).required(),
  item_count: count(),
  /** Delivery fee in rupees, without a fee for cash on delivery; may be left out. */
  delivery_fee: number().min(0).optional(),
  /** Expected or actual day of delivery. */
  delivery_date: string().strict().nullable().optional(),
  /** Pictures and names of the first three products; may be left out. */
  pictures: array(text()).optional(),
  names: array(text()).optional(),
  /** Refunds together, with the day of the last one. */
  refund: object({ amount: amount(), at: moment(), is_settled: yesNo() })
    .optional()
    .default(undefined),
  /** Payments received that do not match and are being checked by staff; in rupees. */
  payment_in_review_amt: number().strict().optional(),
});
export type OrderRow = InferType<typeof orderRow>;

export const placeOrder = customer.post('/orders/', 'Place an order with Cash on Delivery', {
  body: orderInput,
  answer: success.shape({ order_id: text(), message: text() }),
  repeatable: true,
  successStatus: 201,
});

export const listOrders = customer.get(
  ordersPath,
  'List orders, newest first; 50 per page, or 10, 25, 75 or 100',
  {
    query: object({ page: page(), page_size: pageSize() }),
    answer: success.shape({ data: array(orderRow.required()).required(), total_pages: count() }),
  },
);

export const getOrder = customer.get('/orders/{orderId}', 'Get an order', {
  answer: success.shape({ data: order.required() }),
});
