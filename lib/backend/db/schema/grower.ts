import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { rowVersion, serialId, updatedAt } from './columns.ts';

/** Farms and people whose harvest is packed in lots. */
export const growers = pgTable('growers', {
  id: serialId(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  farm: text('farm').notNull().default(''),
  place: text('place').notNull(),
  summary: text('summary').notNull(),
  /** Sanitised HTML. */
  content: text('content').notNull().default(''),
  picture: text('picture'),
  pictureAlt: text('picture_alt').notNull().default(''),
  isPublished: boolean('is_published').notNull().default(true),
  updatedAt: updatedAt(),
  version: rowVersion(),
});
