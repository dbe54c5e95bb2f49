import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { rowVersion, serialId, updatedAt } from './columns.ts';

/** Pages of what people look for help with, such as joint pain. */
export const concerns = pgTable('concerns', {
  id: serialId(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  summary: text('summary').notNull(),
  /** Finds the products if none are chosen. */
  search: text('search').notNull(),
  /** Sanitised HTML. */
  content: text('content').notNull().default(''),
  signedBy: text('signed_by').notNull().default(''),
  /** Chosen products, in the order of the page. */
  productIds: integer('product_ids')
    .array()
    .notNull()
    .default(sql`'{}'::integer[]`),
  isPublished: boolean('is_published').notNull().default(true),
  updatedAt: updatedAt(),
  version: rowVersion(),
});
