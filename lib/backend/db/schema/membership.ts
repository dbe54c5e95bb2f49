import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { createdAt, instant, reference, serialId } from './columns.ts';
import { customers } from './customer.ts';
import { invoices } from './invoice.ts';
import { payments } from './payment.ts';

/** A prepaid month of Elite. Membership is derived from the dates. */
export const memberships = pgTable(
  'memberships',
  {
    id: serialId(),
    customerId: reference('customer_id', () => customers.id),
    paymentId: integer('payment_id')
      .unique()
      .references(() => payments.id),
    /** Its tax invoice; null for a month that the shop has given. */
    invoiceId: integer('invoice_id')
      .unique()
      .references(() => invoices.id),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    cancelledAt: instant('cancelled_at'),
    remindedAt: instant('reminded_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('memberships_customer_idx').on(t.customerId, t.endsAt),
    index('memberships_ends_idx').on(t.endsAt, t.id),
    check('memberships_period', sql`${t.endsAt} > ${t.startsAt}`),
  ],
);
export type MembershipRow = typeof memberships.$inferSelect;
