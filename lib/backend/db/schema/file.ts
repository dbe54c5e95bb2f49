import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { customers } from './customer.ts';

/**
 * Every stored file. The row is written before the file and deleted after it, so that no file is
 * without a row.
 */
export const keptFiles = pgTable(
  'kept_files',
  {
    name: text('name').primaryKey(),
    /** Which storage limit it counts against: staff, customer or stranger. */
    senderKind: text('sender_kind').notNull(),
    /** Uploading account; null for strangers. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** Address that the rate limit of strangers counts by; deleted after a day. */
    address: text('address'),
    bytes: integer('bytes').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('kept_files_sender_kind', sql`${t.senderKind} in ('staff', 'customer', 'stranger')`),
    check('kept_files_bytes', sql`${t.bytes} >= 0`),
    index('kept_files_size_idx').on(t.senderKind, t.bytes),
    index('kept_files_created_idx').on(t.createdAt),
    index('kept_files_customer_idx')
      .on(t.customerId)
      .where(sql`${t.customerId} is not null`),
    index('kept_files_address_idx')
      .on(t.address)
      .where(sql`${t.address} is not null`),
  ],
);
