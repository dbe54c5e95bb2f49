import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Log of catalogue changes, from which each instance of the store API updates its memory product by
 * product. Only the newest entries are kept.
 */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    /** Which of the two versions was raised: `catalogue` or `offers`. */
    kind: text('kind').notNull(),
    /** The version after the change; without gaps for each kind. */
    version: integer('version').notNull(),
    /** Null: too many to be listed, or unknown; everything must be read again. */
    productIds: integer('product_ids').array(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.version] }),
    check('catalogue_changes_kind', sql`${t.kind} in ('catalogue', 'offers')`),
  ],
);
