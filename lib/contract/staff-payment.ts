import { array, object, string, type InferType } from 'yup';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { gatewayNames } from './providers.ts';
import { paymentPurposes } from './payment.ts';
import { amount, count, line, moment, text, textOrNull, yesNo } from './rules.ts';
import { staffListAnswer, staffListQuery } from './staff-list.ts';
import { refundStates } from './staff-refund.ts';

/** Payment states shown to staff; `returned`: it did not match and is refunded. */
export const staffPaymentStates = [
  'created',
  'pending',
  'paid',
  'failed',
  'expired',
  'flagged',
  'returned',
] as const;

/** Filters; `not_taken`: paid according to the gateway, but not recorded here. */
export const paymentFilters = [...staffPaymentStates, 'not_taken'] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

const staffPayment = object({
  id: count(),
  txn_id: text(),
  state: string().oneOf(staffPaymentStates).required(),
  is_not_taken: yesNo(),
  /** Result of the last relevant gateway message: why the payment is flagged; otherwise null. */
  outcome: textOrNull(),
  purpose: string().oneOf(paymentPurposes).required(),
  order_id: textOrNull(),
  provider: text(),
  /** Reference of the gateway. */
  reference: textOrNull(),
  /** Requested amount, and refunded amount. Rupees. */
  amount: amount(),
  refunded: amount(),
  buyer_name: text(),
  buyer_email: text(),
  created_at: moment(),
  settled_at: textOrNull(),
});
export type StaffPayment = InferType<typeof staffPayment>;

const paymentEvent = object({
  id: count(),
  /** Source: `return` of the browser, `webhook` of the gateway, `asked` by polling. */
  by: text(),
  /** Reported payment data; null if the message contains only a notification. */
  says: object({
    status: text(),
    amount: amount(),
    currency: text(),
    subject: textOrNull(),
    reference: textOrNull(),
  })
    .nullable()
    .defined(),
  outcome: textOrNull(),
  received_at: moment(),
  handled_at: textOrNull(),
});
export type PaymentEvent = InferType<typeof paymentEvent>;

/** Staff actions for a payment that does not match; the gateway is queried first. */
export const resolutions = ['accept', 'refund', 'dismiss'] as const;
export type Resolution = (typeof resolutions)[number];

const paymentDetail = staffPayment.shape({
  currency: text(),
  /** Amount that the gateway captured, if different from the requested amount. */
  taken: amount().nullable(),
  events: array(paymentEvent.required()).required(),
  refunds: array(
    object({
      id: count(),
      amount: amount(),
      state: string().oneOf(refundStates).required(),
      reason: text(),
      reference: textOrNull(),
      created_at: moment(),
    }).required(),
  ).required(),
});
export type StaffPaymentDetail = InferType<typeof paymentDetail>;

const staff = staffCalls('orders');

export const listStaffPayments = staff.get(
  '/staff/payments/',
  'List payments, newest first; search by transaction, order, reference or email',
  {
    query: staffListQuery(['created_at', 'amount']).shape({
      state: string().oneOf(paymentFilters, 'Unknown status').optional(),
      purpose: string().oneOf(paymentPurposes, 'Unknown purpose').optional(),
      provider: string().oneOf(gatewayNames, 'Unknown gateway').optional(),
    }),
    answer: staffListAnswer(staffPayment),
  },
);

export const getStaffPayment = staff.get(
  '/staff/payments/{id}/',
  'Get a payment with the events of its gateway',
  { answer: success.shape({ data: paymentDetail.required() }) },
);

const resolveInput = object({
  way: string()
    .oneOf(resolutions, 'Choose what to do with the payment')
    .required('Choose what to do with the payment'),
  note: line(500).required('Enter a reason'),
});
export type ResolveInput = InferType<typeof resolveInput>;

export const resolvePayment = staff.post(
  '/staff/payments/{id}/resolve/',
  'Settle a flagged payment: accept it, refund it or record that no money was received; the gateway is checked first',
  {
    body: resolveInput,
    answer: success.shape({ data: paymentDetail.required(), message: text() }),
  },
);

export const checkPayment = staff.post(
  '/staff/payments/{id}/check/',
  'Check a payment with its gateway and settle it accordingly',
  { answer: success.shape({ data: paymentDetail.required(), message: text() }) },
);
