import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, exactlyOne, serialId } from './columns.ts';
import { customers } from './customer.ts';
import { leads } from './service.ts';

/** Consents with their wording, given or withdrawn. Append-only. */
export const consents = pgTable(
  'consents',
  {
    id: serialId(),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    leadId: integer('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    purpose: text('purpose').notNull(),
    isGiven: boolean('is_given').notNull(),
    wording: text('wording').notNull(),
    /** SHA-256, hexadecimal. */
    wordingHash: text('wording_hash').notNull(),
    place: text('place').notNull(),
    /** IP address; empty if it is not known, and after the account is closed. */
    address: text('address').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    check('consents_of_one', exactlyOne(t.customerId, t.leadId)),
    check('consents_purpose', sql`${t.purpose} in ('account', 'news', 'enquiry', 'membership')`),
    index('consents_customer_idx').on(t.customerId, t.id),
    index('consents_lead_idx').on(t.leadId),
  ],
);
