import { array, boolean, object, string, type InferType } from 'yup';
import { download } from './download.ts';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { amount, count, id, line, moment, quantity, rupees, text, textOrNull } from './rules.ts';
import { staffListAnswer, staffListQuery } from './staff-list.ts';

/* A form sends an empty text where it has nothing to say. */
const blankless = (value: unknown, original: unknown) => (original === '' ? undefined : value);

/* Runs before it is known that these are lines. */
function namesEachOnce(lines: unknown): boolean {
  if (!Array.isArray(lines)) return true;
  const ids = lines.map((one: { line_id?: unknown } | null) => one?.line_id);
  return new Set(ids).size === ids.length;
}

/**
 * What goes back to a customer: pieces of lines, or an amount of what the goods cost, and the delivery
 * fee with them or alone. Rupees, GST included.
 */
export const refundInput = object({
  lines: array(
    object({
      line_id: id().required('Please choose what is refunded'),
      quantity: quantity().required('Quantity is required'),
    }).typeError('Please choose what is refunded'),
  )
    .max(100, 'Please choose what is refunded')
    .test('once', 'Please name each item once', namesEachOnce)
    .optional(),
  amount: rupees().transform(blankless).moreThan(0, 'Amount must be above 0').optional(),
  /** What is left of the delivery fee goes back as well. */
  includes_shipping: boolean().typeError('Must be true or false').optional(),
  /** Stands on the credit note. */
  reason: line(200).required('Please say why it is refunded'),
}).test('something', function saysWhat({ lines, amount: sum, includes_shipping }) {
  // Also runs where the lines are null, which another rule refuses.
  const isOne =
    (lines?.length ?? 0) > 0 ? sum === undefined : sum !== undefined || includes_shipping;
  return (
    isOne ||
    this.createError({
      path: 'lines',
      message: 'Please say what is refunded: items, an amount or the delivery fee',
    })
  );
});
export type RefundInput = InferType<typeof refundInput>;

/** Where money goes back to. `by_hand`: it was cash, or the gateway could not, so that the shop pays it. */
export const refundWays = ['source', 'gift_voucher', 'by_hand'] as const;
export type RefundWay = (typeof refundWays)[number];

/** `to_be_paid` and `done` are of what is paid by hand; `failed` waits for staff. */
export const refundStates = ['asked_for', 'sent', 'done', 'failed', 'to_be_paid'] as const;
export type RefundState = (typeof refundStates)[number];

export const orderRefund = object({
  /** Null for what went back to a gift voucher, which is done at once. */
  id: count().nullable(),
  amount: amount(),
  way: string().oneOf(refundWays).required(),
  state: string().oneOf(refundStates).required(),
  reason: text(),
  /** The gateway, where it goes through one. */
  provider: textOrNull(),
  /** What the gateway, or the shop's bank, calls it. */
  reference: textOrNull(),
  credit_note: textOrNull(),
  /** Who of the staff has asked for it; null where it went by itself. */
  by: textOrNull(),
  created_at: moment(),
  settled_at: textOrNull(),
});
export type OrderRefund = InferType<typeof orderRefund>;

/** How the money of an order stands; rupees. */
export const orderMoney = object({
  order_id: text(),
  invoice_number: textOrNull(),
  /** What the invoice comes to, and what is left of it after its credit notes. */
  invoiced: amount(),
  not_credited: amount(),
  /** What was paid, online, in cash and by gift voucher together, and what of it went back. */
  paid: amount(),
  refunded: amount(),
  /** What can still be refunded: goods, and delivery. */
  refundable_goods: amount(),
  refundable_shipping: amount(),
  lines: array(
    object({
      line_id: count(),
      product_name: text(),
      quantity: count(),
      /** Pieces and rupees that are left to be refunded. */
      refundable_quantity: count(),
      refundable_amount: amount(),
    }).required(),
  ).required(),
  refunds: array(orderRefund.required()).required(),
  credit_notes: array(
    object({ number: text(), amount: amount(), reason: text(), issued_at: moment() }).required(),
  ).required(),
  /** A sentence where nothing can be refunded now; null where something can. */
  obstacle: textOrNull(),
});
export type OrderMoney = InferType<typeof orderMoney>;

export const listOrderRefunds = endpoint({
  method: 'GET',
  path: '/staff/orders/{orderId}/refunds/',
  caller: 'staff',
  area: 'orders',
  summary:
    'How the money of an order stands: refunds, credit notes, and what can still be refunded',
  answer: success.shape({ data: orderMoney.required() }),
});

export const refundOrder = endpoint({
  method: 'POST',
  path: '/staff/orders/{orderId}/refund/',
  caller: 'staff',
  area: 'orders',
  summary:
    'Refund an order in whole or part, to where it was paid from, with a credit note; never more than was paid',
  body: refundInput,
  answer: success.shape({ data: orderMoney.required(), message: text() }),
  repeatable: true,
});

const refundRow = orderRefund.shape({
  id: count(),
  /** Null where it is no order that was paid for. */
  order_id: textOrNull(),
  /** Null for cash. */
  payment_id: count().nullable(),
});
export type RefundRow = InferType<typeof refundRow>;

/** What is looked for; `by_hand`: what the shop has to pay itself, or see to. */
export const refundFilters = [...refundStates, 'by_hand'] as const;

export const listRefunds = endpoint({
  method: 'GET',
  path: '/staff/refunds/',
  caller: 'staff',
  area: 'orders',
  summary: 'Refunds, newest first; `search` takes an order or a reference',
  query: staffListQuery(['created_at', 'amount']).shape({
    state: string().oneOf(refundFilters, 'This state is unknown').optional(),
  }),
  answer: staffListAnswer(refundRow),
});

export const refundByHand = endpoint({
  method: 'POST',
  path: '/staff/refunds/{id}/by-hand/',
  caller: 'staff',
  area: 'orders',
  summary: 'Say that a refund which no gateway could pay has been paid by hand',
  body: object({
    /** What the bank calls it. */
    reference: line(80).required('Please give the reference of the transfer'),
  }),
  answer: success.shape({ data: orderMoney.required() }),
});

export const getStaffInvoice = download({
  path: '/staff/orders/{orderId}/invoice-pdf/',
  caller: 'staff',
  area: 'orders',
  summary: 'The GST tax invoice of any order',
  mediaType: 'application/pdf',
});
