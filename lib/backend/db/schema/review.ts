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
import { instant, reference, serialId, updatedAt } from './columns.ts';
import { customers } from './customer.ts';

export const reviews = pgTable(
  'reviews',
  {
    id: serialId(),
    productId: reference('product_id', () => products.id, { onDelete: 'cascade' }),
    /** Null if the reviewer's account is deleted or was never in this store. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    rating: smallint('rating').notNull(),
    text: text('text').notNull().default(''),
    isVerifiedBuyer: boolean('is_verified_buyer').notNull().default(false),
    hiddenAt: instant('hidden_at'),
    hiddenReason: text('hidden_reason').notNull().default(''),
    /** When staff reviewed it; reset to null when the review is changed. */
    seenAt: instant('seen_at'),
    publishedAt: instant('published_at').notNull().defaultNow(),
    /** Changed with anything that is shown of the review. */
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('reviews_one_a_customer_key').on(t.customerId, t.productId),
    index('reviews_product_idx').on(t.productId, t.publishedAt.desc()),
    index('reviews_updated_idx').on(t.productId, t.updatedAt.desc()),
    index('reviews_published_idx').on(t.publishedAt, t.id),
    index('reviews_unseen_idx')
      .on(t.publishedAt, t.id)
      .where(sql`${t.seenAt} is null`),
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
  ],
);
export type ReviewRow = typeof reviews.$inferSelect;

/** Pictures of a review; shown once staff have approved it. */
export const reviewPictures = pgTable(
  'review_pictures',
  {
    reviewId: reference('review_id', () => reviews.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    /** Names of stored files. */
    file: text('file').notNull(),
    thumbnail: text('thumbnail').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.reviewId, t.position] }),
    index('review_pictures_file_idx').on(t.file),
    index('review_pictures_thumbnail_idx').on(t.thumbnail),
  ],
);
