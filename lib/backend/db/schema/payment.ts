import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, paise, serialId, updatedAt } from './columns.ts';
import { customers } from './customer.ts';
import { invoices } from './invoice.ts';
import { orders } from './order.ts';

/** Buyer data that is sent to the gateway. */
export interface PaymentBuyer {
  name: string;
  email: string;
  mobile: string;
}

/** One payment attempt for an order, a membership or a gift voucher. */
export const payments = pgTable(
  'payments',
  {
    id: serialId(),
    /** Transaction id made by the server and sent to the gateway. */
    txnId: text('txn_id').notNull().unique(),
    purpose: text('purpose').notNull(),
    /** Idempotency key of the client, unique per customer and purpose; null if none was sent. */
    clientKey: text('client_key'),
    orderId: integer('order_id').references(() => orders.id),
    customerId: integer('customer_id').references(() => customers.id),
    provider: text('provider').notNull(),
    /** Gateway's id of the captured payment. */
    providerReference: text('provider_reference'),
    /** Gateway's id of the payment link. */
    linkReference: text('link_reference'),
    buyer: jsonb('buyer')
      .$type<PaymentBuyer>()
      .notNull()
      .default({ name: '', email: '', mobile: '' }),
    /** Description that the gateway shows to the buyer. */
    productInfo: text('product_info').notNull().default(''),
    amount: paise('amount').notNull(),
    /** Amount that the gateway captured, if it differs from `amount`. */
    taken: paise('taken'),
    currency: text('currency').notNull().default('INR'),
    status: text('status').notNull().default('created'),
    paymentUrl: text('payment_url'),
    /** How often the gateway was polled for the status, and when last. */
    checks: integer('checks').notNull().default(0),
    checkedAt: instant('checked_at'),
    createdAt: createdAt(),
    settledAt: instant('settled_at'),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('payments_purpose', sql`${t.purpose} in ('order', 'membership', 'gift_voucher')`),
    check('payments_order', sql`(${t.purpose} = 'order') = (${t.orderId} is not null)`),
    check('payments_amount', sql`${t.amount} > 0`),
    check(
      'payments_status',
      sql`${t.status} in ('created', 'pending', 'paid', 'failed', 'expired', 'flagged', 'returned')`,
    ),
    unique('payments_client_key_key').on(t.customerId, t.purpose, t.clientKey),
    index('payments_order_idx').on(t.orderId),
    index('payments_customer_idx').on(t.customerId),
    index('payments_amount_idx').on(t.amount, t.id),
    index('payments_status_idx').on(t.status, t.id),
    index('payments_other_idx')
      .on(t.purpose, t.id)
      .where(sql`${t.purpose} <> 'order'`),
    index('payments_txn_start_idx').on(sql`lower(${t.txnId}) text_pattern_ops`),
    index('payments_reference_start_idx').on(sql`lower(${t.providerReference}) text_pattern_ops`),
    index('payments_link_start_idx').on(sql`lower(${t.linkReference}) text_pattern_ops`),
    index('payments_email_start_idx').on(sql`lower(${t.buyer} ->> 'email') text_pattern_ops`),
    uniqueIndex('payments_provider_reference_key').on(t.provider, t.providerReference),
    index('payments_open_idx')
      .on(t.createdAt)
      .where(sql`${t.status} in ('created', 'pending')`),
  ],
);

/** Gateway messages, deduplicated by event key and stored before they are processed. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: serialId(),
    provider: text('provider').notNull(),
    eventKey: text('event_key').notNull(),
    paymentId: integer('payment_id').references(() => payments.id),
    payload: jsonb('payload').notNull(),
    receivedAt: createdAt(),
    handledAt: instant('handled_at'),
    outcome: text('outcome'),
  },
  (t) => [
    unique('payment_events_key').on(t.provider, t.eventKey),
    index('payment_events_payment_idx').on(t.paymentId),
    index('payment_events_handled_idx')
      .on(t.handledAt)
      .where(sql`${t.handledAt} is not null`),
    index('payment_events_open_idx')
      .on(t.id)
      .where(sql`${t.handledAt} is null`),
  ],
);

/** Full or partial refunds to the source of the payment; without a payment it was cash. */
export const refunds = pgTable(
  'refunds',
  {
    id: serialId(),
    paymentId: integer('payment_id').references(() => payments.id),
    orderId: integer('order_id').references(() => orders.id),
    /** Credit note for the refund, if the order had an invoice. */
    creditNoteId: integer('credit_note_id').references(() => invoices.id),
    /** Staff member who requested it; null if automatic. */
    staffId: integer('staff_id').references(() => customers.id),
    amount: paise('amount').notNull(),
    reason: text('reason').notNull(),
    /** `by_hand`: the shop pays it itself, because no gateway can. */
    status: text('status').notNull().default('requested'),
    /** Reference of the gateway or of the shop's bank. */
    providerReference: text('provider_reference'),
    /** How often the gateway was asked to refund or for the status, and when last. */
    tries: integer('tries').notNull().default(0),
    triedAt: instant('tried_at'),
    createdAt: createdAt(),
    settledAt: instant('settled_at'),
  },
  (t) => [
    index('refunds_payment_idx').on(t.paymentId),
    index('refunds_order_idx').on(t.orderId),
    index('refunds_open_idx')
      .on(t.id)
      .where(sql`${t.status} in ('requested', 'sent')`),
    check('refunds_amount', sql`${t.amount} > 0`),
    check(
      'refunds_status',
      sql`${t.status} in ('requested', 'sent', 'settled', 'failed', 'by_hand', 'done_by_hand')`,
    ),
    check(
      'refunds_source',
      sql`${t.paymentId} is not null or (${t.orderId} is not null and ${t.status} in ('by_hand', 'done_by_hand'))`,
    ),
  ],
);
export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;
