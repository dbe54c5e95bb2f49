import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { products, tags } from './catalogue.ts';
import { instant, serialId } from './columns.ts';

export const productTags = pgTable(
  'product_tags',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    tagId: integer('tag_id')
      .notNull()
      .references(() => tags.id),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.tagId] }),
    index('product_tags_tag_idx').on(t.tagId, t.productId),
  ],
);

export const productImages = pgTable(
  'product_images',
  {
    id: serialId(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    /** Path of one of the site's own pictures, or `/files/…` for an uploaded one. */
    path: text('path').notNull(),
    /** Alternative text. Empty: the name of the product is used. */
    alt: text('alt').notNull().default(''),
  },
  (t) => [unique('product_images_position_key').on(t.productId, t.position)],
);

export const relatedProducts = pgTable(
  'related_products',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    relatedId: integer('related_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.relatedId] }),
    check('related_products_other', sql`${t.productId} <> ${t.relatedId}`),
  ],
);

/**
 * Deleted products: their addresses answer that the product is gone, or redirect to the
 * replacement.
 */
export const removedProducts = pgTable('removed_products', {
  /** Former product id; ids are never reused. */
  id: integer('id').primaryKey(),
  replacementId: integer('replacement_id').references(() => products.id, { onDelete: 'set null' }),
  removedAt: instant('removed_at').notNull(),
});
