import { array, object, string, type InferType } from 'yup';
import { address } from './address.ts';
import { connectedCourierNames } from './providers.ts';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { order, orderStatuses } from './order.ts';
import { amount, count, countOrNull, moment, text, textOrNull, yesNo } from './rules.ts';
import { shipmentStatuses } from './shipment.ts';
import { noteFields } from './staff-note.ts';
import { callOutcomes } from './staff-order-list.ts';
import { refundShares } from './staff-refund.ts';

const buyer = object({
  id: count(),
  first_name: text(),
  last_name: text(),
  email: text(),
  mobile_no: text(),
  is_elite: yesNo(),
  is_closed: yesNo(),
  order_count: count(),
  cancelled_count: count(),
  returned_count: count(),
  /** Cash parcels to the customer or the mobile number of this order that arrived or came back. */
  cash_parcels: count(),
  /** Those of them that came back. */
  cash_refused: count(),
  /** Net sales in rupees, as in the sales report. */
  spent: amount(),
});

/** An order line with the data needed for packing; the parts of a combo are lines. */
const packedLine = object({
  id: count(),
  product_id: count(),
  product_name: text(),
  product_image: textOrNull(),
  sku: text(),
  hsn: text(),
  quantity: count(),
  selling_price: amount(),
  product_total: amount(),
  discount_amt: amount(),
  tax_name: text(),
  /** Stock left for sale besides this order; null if stock is not counted. */
  stock_left: countOrNull(),
  /** The combo that it is a part of; null: sold singly. */
  combo: object({ id: count(), name: text(), sku: text(), quantity: count() })
    .nullable()
    .optional()
    .default(undefined),
});
export type StaffOrderLine = InferType<typeof packedLine>;

/** A change of an order. `by`: name of the staff member; null if the customer or a job did it. */
const staffEvent = object({ at: moment(), status: text(), note: text(), by: textOrNull() });

const staffNote = object({
  id: count(),
  at: moment(),
  by: text(),
  text: text(),
  outcome: string().oneOf(callOutcomes).nullable().defined(),
  ...noteFields,
});

const attempt = object({
  id: count(),
  txn_id: text(),
  provider: text(),
  status: text(),
  amount: amount(),
  /** Reference of the gateway. */
  reference: textOrNull(),
  created_at: moment(),
  settled_at: textOrNull(),
});
export type StaffOrderPayment = InferType<typeof attempt>;

const returnDecision = object({
  id: count(),
  decided_at: textOrNull(),
  by: textOrNull(),
  note: text(),
});

/** States of a booking at a connected courier. */
export const bookingStatuses = [
  'requested',
  'booked',
  'refused',
  'to_cancel',
  'cancelled',
] as const;

const parcelWork = object({
  number: count(),
  /** States that may be reported next. */
  next_states: array(string().oneOf(shipmentStatuses).required()).required(),
  may_split: yesNo(),
  may_return: yesNo(),
  /** Whether it may be given up as lost. */
  may_give_up: yesNo(),
  /** Refund if it is counted back or written off; null: neither is possible. */
  refund: refundShares.nullable().defined(),
  /** The same without the delivery fee; null: there is no choice. */
  refund_without_fee: refundShares.nullable().defined(),
  /** Booking at a connected courier; null: none. `problem`: why the courier refused it. */
  booking: object({
    provider: string().oneOf(connectedCourierNames).required(),
    status: string().oneOf(bookingStatuses).required(),
    problem: text(),
    pickup_on: textOrNull(),
  })
    .nullable()
    .defined(),
  may_book: yesNo(),
  /** When it was counted back or given up. */
  settled_at: textOrNull(),
  /** All reports, the ignored ones too. */
  reports: array(
    object({
      status: string().oneOf(shipmentStatuses).required(),
      at: moment(),
      source: text(),
      by: textOrNull(),
      note: text(),
      has_moved: yesNo(),
    }).required(),
  ).required(),
});
export type ParcelWork = InferType<typeof parcelWork>;

/** An order with the additional data for staff. */
const staffOrder = order.shape({
  customer: buyer.required(),
  /** Addresses of the customer, the default first. */
  addresses: array(address.required()).required(),
  /** Version for changes of address, items and delivery. */
  version: count(),
  is_shipping_fixed: yesNo(),
  is_priority: yesNo(),
  expected_on: textOrNull(),
  paid_at: textOrNull(),
  /** When it expires if not paid. */
  expires_at: textOrNull(),
  city: text(),
  state: text(),
  postal_code: text(),
  lines: array(packedLine.required()).required(),
  parcels: array(parcelWork.required()).required(),
  history: array(staffEvent.required()).required(),
  notes: array(staffNote.required()).required(),
  payments: array(attempt.required()).required(),
  /** Amounts paid by gift voucher, identified by the last characters of the code. */
  gift_vouchers: array(object({ last_four: text(), amount: amount() }).required()).required(),
  return_decisions: array(returnDecision.required()).required(),
  /** Refund if the order is cancelled now; null: it cannot be. */
  cancel_refund: refundShares.nullable().defined(),
  /** Refund if the received return is settled; null: there is none. */
  return_refund: refundShares.nullable().defined(),
  /** Statuses that staff may move the order to. */
  next_steps: array(string().oneOf(orderStatuses).required()).required(),
});
export type StaffOrder = InferType<typeof staffOrder>;

/** Common answer of all order changes in the back office. */
export const staffOrderAnswer = success.shape({ data: staffOrder.required() });

export const getStaffOrder = staffCalls('orders').get(
  '/staff/orders/{orderId}/',
  'Get an order with its customer, history, notes, payments and next actions',
  { answer: staffOrderAnswer },
);
