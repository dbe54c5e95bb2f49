import { array, boolean, object, string, type InferType } from 'yup';
import { download } from './download.ts';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import {
  amount,
  count,
  hasEachOnce,
  id,
  emptyAsUnset,
  line,
  moment,
  quantity,
  rupees,
  text,
  textOrNull,
} from './rules.ts';
import { staffListAnswer, staffListQuery } from './staff-list.ts';

/**
 * A refund: pieces of lines, or an amount of the goods; with the delivery fee or only the delivery
 * fee. Rupees, GST included.
 */
const refundInput = object({
  lines: array(
    object({
      line_id: id().required('Choose what to refund'),
      quantity: quantity().required('Quantity is required'),
    }).typeError('Choose what to refund'),
  )
    .max(100, 'Choose what to refund')
    .test('once', 'Add each item only once', hasEachOnce('line_id'))
    .optional(),
  amount: rupees().transform(emptyAsUnset).moreThan(0, 'Amount must be above 0').optional(),
  /** Also refunds the rest of the delivery fee. */
  includes_shipping: boolean().typeError('Must be true or false').optional(),
  /** Printed on the credit note. */
  reason: line(200).required('Enter a reason for the refund'),
}).test('something', function saysWhat({ lines, amount: sum, includes_shipping }) {
  // Also runs if the lines are null, which another rule rejects.
  const isOne =
    (lines?.length ?? 0) > 0 ? sum === undefined : sum !== undefined || includes_shipping;
  return (
    isOne ||
    this.createError({
      path: 'lines',
      message: 'Choose items, enter an amount or include the delivery fee',
    })
  );
});
export type RefundInput = InferType<typeof refundInput>;

/**
 * Refund target. `by_hand`: it was cash, or the gateway could not refund, so the shop pays it
 * manually.
 */
const refundMethods = ['source', 'gift_voucher', 'by_hand'] as const;
export type RefundMethod = (typeof refundMethods)[number];

/** Where a refund goes, in rupees. */
export const refundShares = object({
  /** All of it. */
  total: amount(),
  to_source: amount(),
  to_gift_voucher: amount(),
  by_hand: amount(),
});
export type RefundShares = InferType<typeof refundShares>;

/** `to_be_paid` and `done` are for manual refunds; `failed` needs action by staff. */
export const refundStates = ['asked_for', 'sent', 'done', 'failed', 'to_be_paid'] as const;
export type RefundState = (typeof refundStates)[number];

const orderRefund = object({
  /** Null for a refund to a gift voucher, which is immediate. */
  id: count().nullable(),
  amount: amount(),
  way: string().oneOf(refundMethods).required(),
  state: string().oneOf(refundStates).required(),
  reason: text(),
  /** The gateway, if one is used. */
  provider: textOrNull(),
  /** Reference of the gateway or of the shop's bank. */
  reference: textOrNull(),
  credit_note: textOrNull(),
  /** Staff member who requested it; null if automatic. */
  by: textOrNull(),
  created_at: moment(),
  settled_at: textOrNull(),
});
export type OrderRefund = InferType<typeof orderRefund>;

/** Payment and refund status of an order; rupees. */
const orderMoney = object({
  order_id: text(),
  invoice_number: textOrNull(),
  /** Invoice total, and the rest after credit notes. */
  invoiced: amount(),
  not_credited: amount(),
  /** Paid amount (online, cash and gift voucher together), and refunded amount. */
  paid: amount(),
  refunded: amount(),
  /** Amounts that can still be refunded: goods, and delivery. */
  refundable_goods: amount(),
  refundable_shipping: amount(),
  lines: array(
    object({
      line_id: count(),
      product_name: text(),
      quantity: count(),
      /** Pieces and rupees that can still be refunded. */
      refundable_quantity: count(),
      refundable_amount: amount(),
    }).required(),
  ).required(),
  refunds: array(orderRefund.required()).required(),
  credit_notes: array(
    object({ number: text(), amount: amount(), reason: text(), issued_at: moment() }).required(),
  ).required(),
  /** One sentence why nothing can be refunded now; null if something can. */
  obstacle: textOrNull(),
});
export type OrderMoney = InferType<typeof orderMoney>;

const staff = staffCalls('orders');

export const listOrderRefunds = staff.get(
  '/staff/orders/{orderId}/refunds/',
  'Get the refunds and credit notes of an order, and the amount that can still be refunded',
  { answer: success.shape({ data: orderMoney.required() }) },
);

export const previewRefund = staff.post(
  '/staff/orders/{orderId}/refund/preview/',
  'Preview the amount and destination of a refund; nothing is refunded',
  {
    body: refundInput,
    answer: success.shape({
      data: object({
        /** Goods and delivery, as the credit note says. */
        amount: amount(),
        to_source: amount(),
        to_gift_voucher: amount(),
        by_hand: amount(),
      }).required(),
    }),
  },
);

export const refundOrder = staff.post(
  '/staff/orders/{orderId}/refund/',
  'Refund an order fully or partly to the original payment method, with a credit note; never more than was paid',
  {
    body: refundInput,
    answer: success.shape({ data: orderMoney.required(), message: text() }),
    repeatable: true,
  },
);

const refundRow = orderRefund.shape({
  id: count(),
  /** Null if the payment was not for an order. */
  order_id: textOrNull(),
  /** Null for cash. */
  payment_id: count().nullable(),
});
export type RefundRow = InferType<typeof refundRow>;

/** Filters; `by_hand`: refunds that the shop must pay or check manually. */
export const refundFilters = [...refundStates, 'by_hand'] as const;

export const listRefunds = staff.get(
  '/staff/refunds/',
  'List refunds, newest first; search by order or reference',
  {
    query: staffListQuery(['created_at', 'amount']).shape({
      state: string().oneOf(refundFilters, 'Unknown status').optional(),
    }),
    answer: staffListAnswer(refundRow),
  },
);

export const refundByHand = staff.post(
  '/staff/refunds/{id}/by-hand/',
  'Record that a refund was paid manually because no gateway could pay it',
  {
    body: object({
      reference: line(80).required('Enter the transfer reference'),
    }),
    /** Null where the payment was for no order. */
    answer: success.shape({ data: orderMoney.nullable().defined() }),
  },
);

export const getStaffInvoice = download({
  path: '/staff/orders/{orderId}/invoice-pdf/',
  caller: 'staff',
  area: 'orders',
  summary: 'Download the GST invoice of any order',
  mediaType: 'application/pdf',
});
