import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { createdAt, instant, reference, serialId } from './columns.ts';

/** Stock ledger: the sum of the changes of a product is its stock. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: serialId(),
    productId: reference('product_id', () => products.id, { onDelete: 'cascade' }),
    change: integer('change').notNull(),
    reason: text('reason').notNull(),
    orderId: integer('order_id'),
    staffId: integer('staff_id'),
    /** Reason given by the person who changed it manually. */
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    index('stock_movements_product_idx').on(t.productId, t.createdAt),
    index('stock_movements_order_idx').on(t.orderId),
    check(
      'stock_movements_reason',
      sql`${t.reason} in ('opening', 'order', 'cancelled', 'expired', 'returned', 'staff', 'import')`,
    ),
  ],
);

export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: serialId(),
    productId: reference('product_id', () => products.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    index('stock_alerts_product_idx').on(t.productId),
    uniqueIndex('stock_alerts_open_key')
      .on(t.productId, t.email)
      .where(sql`${t.sentAt} is null`),
    index('stock_alerts_sent_idx')
      .on(t.sentAt)
      .where(sql`${t.sentAt} is not null`),
  ],
);
