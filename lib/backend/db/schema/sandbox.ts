import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, paise } from './columns.ts';

/* The books of the sandbox gateway, which stands in for a real one in demo mode. The store asks them
   through the provider's interface alone, as it would ask a company elsewhere. */

/** A payment as the sandbox gateway knows it. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    txnId: text('txn_id').primaryKey(),
    /** What the gateway calls it. */
    reference: text('reference').notNull().unique(),
    amount: paise('amount').notNull(),
    currency: text('currency').notNull(),
    /** What the store says it is for. */
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

/** A refund as the sandbox gateway knows it. */
export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    /** The store's name for it: the same name is paid back once. */
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
