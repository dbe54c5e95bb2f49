import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { instant, serialId, updatedAt } from './columns.ts';
import { customers } from './customer.ts';

export const reviews = pgTable(
  'reviews',
  {
    id: serialId(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null where the reviewer's account is gone, or was never one of this store's. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    rating: smallint('rating').notNull(),
    text: text('text').notNull().default(''),
    isVerifiedBuyer: boolean('is_verified_buyer').notNull().default(false),
    hiddenAt: instant('hidden_at'),
    publishedAt: instant('published_at').notNull().defaultNow(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('reviews_one_a_customer_key').on(t.customerId, t.productId),
    index('reviews_product_idx').on(t.productId, t.publishedAt.desc()),
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
  ],
);
export type ReviewRow = typeof reviews.$inferSelect;
