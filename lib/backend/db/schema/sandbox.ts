import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, paise } from './columns.ts';

/*
 * Tables of the sandbox gateway, which replaces a real one in demo mode. The store uses them only
 * through the provider interface, like an external service.
 */

export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    txnId: text('txn_id').primaryKey(),
    reference: text('reference').notNull().unique(),
    amount: paise('amount').notNull(),
    currency: text('currency').notNull(),
    /** Subject given by the store. */
    subject: text('subject').notNull(),
    productInfo: text('product_info').notNull(),
    buyerName: text('buyer_name').notNull(),
    returnUrl: text('return_url').notNull(),
    status: text('status').notNull().default('open'),
    method: text('method'),
    createdAt: createdAt(),
    settledAt: instant('settled_at'),
  },
  (t) => [check('sandbox_payments_status', sql`${t.status} in ('open', 'paid', 'failed')`)],
);

export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    /** Idempotency key given by the store: one key is refunded once. */
    key: text('key').primaryKey(),
    reference: text('reference').notNull().unique(),
    txnId: text('txn_id')
      .notNull()
      .references(() => sandboxPayments.txnId),
    amount: paise('amount').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('sandbox_refunds_payment_idx').on(t.txnId),
    check('sandbox_refunds_amount', sql`${t.amount} > 0`),
  ],
);
