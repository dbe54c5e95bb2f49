import { sql, type SQLWrapper } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { products, tags } from './catalogue.ts';
import { instant, reference, serialId } from './columns.ts';
import { growers } from './grower.ts';

export const productTags = pgTable(
  'product_tags',
  {
    productId: reference('product_id', () => products.id, { onDelete: 'cascade' }),
    tagId: reference('tag_id', () => tags.id),
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
    productId: reference('product_id', () => products.id, { onDelete: 'cascade' }),
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
    productId: reference('product_id', () => products.id, { onDelete: 'cascade' }),
    relatedId: reference('related_id', () => products.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.relatedId] }),
    index('related_products_related_idx').on(t.relatedId),
    check('related_products_other', sql`${t.productId} <> ${t.relatedId}`),
  ],
);

/** A lot number without case, spaces, dashes and the like: people type them in many ways. */
export const lotLetters = (number: SQLWrapper | string) =>
  sql`translate(lower(${number}), ' -‐‑‒–—―−_./', '')`;

/** Batches of a product. Days are those of India. */
export const productLots = pgTable(
  'product_lots',
  {
    id: serialId(),
    productId: reference('product_id', () => products.id, { onDelete: 'cascade' }),
    number: text('number').notNull(),
    growerId: integer('grower_id').references(() => growers.id, { onDelete: 'set null' }),
    harvestedOn: date('harvested_on', { mode: 'string' }),
    packedOn: date('packed_on', { mode: 'string' }).notNull(),
    /** Where it was packed. */
    packedAt: text('packed_at').notNull().default(''),
    bestBefore: date('best_before', { mode: 'string' }),
    /** Empty: not tested yet. */
    laboratory: text('laboratory').notNull().default(''),
    testedOn: date('tested_on', { mode: 'string' }),
    /** File name of the report in the storage. */
    report: text('report'),
    reportBytes: integer('report_bytes'),
  },
  (t) => [
    uniqueIndex('product_lots_number_key').on(t.productId, sql`lower(${t.number})`),
    index('product_lots_lookup_idx').on(sql`lower(${t.number})`),
    index('product_lots_letters_idx').on(lotLetters(t.number)),
    index('product_lots_grower_idx').on(t.growerId),
    uniqueIndex('product_lots_report_key')
      .on(t.report)
      .where(sql`${t.report} is not null`),
    check('product_lots_number', sql`length(${t.number}) between 1 and 40`),
    check('product_lots_laboratory', sql`length(${t.laboratory}) <= 120`),
    check('product_lots_packed_at', sql`length(${t.packedAt}) <= 120`),
    check('product_lots_harvested', sql`${t.harvestedOn} <= ${t.packedOn}`),
    check('product_lots_best_before', sql`${t.bestBefore} >= ${t.packedOn}`),
    check('product_lots_tested', sql`(${t.laboratory} = '') = (${t.testedOn} is null)`),
    check(
      'product_lots_report',
      sql`(${t.report} is null) = (${t.reportBytes} is null) and (${t.report} is null or ${t.testedOn} is not null)`,
    ),
  ],
);

/**
 * Deleted products: their addresses answer that the product is no longer available, or redirect to
 * the replacement.
 */
export const removedProducts = pgTable('removed_products', {
  /** Former product id; ids are never reused. */
  id: integer('id').primaryKey(),
  replacementId: integer('replacement_id').references(() => products.id, { onDelete: 'set null' }),
  removedAt: instant('removed_at').notNull(),
});
