import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { bytea, createdAt, instant, reference, serialId } from './columns.ts';
import { customers } from './customer.ts';

/** Notifications that staff have chosen; without a row none are sent. */
export const noticeChoices = pgTable(
  'notice_choices',
  {
    staffId: reference('staff_id', () => customers.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    mail: boolean('mail').notNull(),
    push: boolean('push').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.staffId, t.kind] }),
    check(
      'notice_choices_kind',
      sql`${t.kind} in ('order', 'low_stock', 'enquiry', 'appointment', 'booking')`,
    ),
  ],
);

/** Push subscriptions of staff; only their endpoints, because messages carry no data. */
export const noticeBrowsers = pgTable(
  'notice_browsers',
  {
    id: serialId(),
    staffId: reference('staff_id', () => customers.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique('notice_browsers_endpoint'),
    createdAt: createdAt(),
  },
  (t) => [index('notice_browsers_staff_idx').on(t.staffId)],
);

/** Events for notifications of staff: without amounts and without data of customers. */
export const staffNotices = pgTable(
  'staff_notices',
  {
    id: serialId(),
    kind: text('kind').notNull(),
    /** Record of the event: at most one notice per kind and key. */
    key: text('key').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    path: text('path').notNull(),
    sentAt: instant('sent_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('staff_notices_key').on(t.kind, t.key),
    index('staff_notices_created_idx').on(t.createdAt),
  ],
);

/**
 * Products with low stock that staff were notified of; the row is deleted when the stock is up
 * again.
 */
export const lowStockTold = pgTable('low_stock_told', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});

/** The VAPID key pair of the shop (RFC 8292), made at first use. */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: smallint('id').primaryKey(),
    publicKey: text('public_key').notNull(),
    encryptedPrivateKey: bytea('encrypted_private_key').notNull(),
  },
  (t) => [check('push_keys_one', sql`${t.id} = 1`)],
);
