import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { reference, rowVersion, serialId } from './columns.ts';
import { searchMisses } from './content.ts';

/**
 * Purposes and complaints: a search for one of the texts of `typed` also finds the products that
 * contain all words of one of the texts of `found_by`. Texts are normalised like searches.
 */
export const searchPurposes = pgTable(
  'search_purposes',
  {
    id: serialId(),
    typed: text('typed').array().notNull(),
    foundBy: text('found_by').array().notNull(),
    version: rowVersion(),
  },
  (t) => [
    check(
      'search_purposes_filled',
      sql`cardinality(${t.typed}) > 0 and cardinality(${t.foundBy}) > 0`,
    ),
  ],
);

/** Products that staff put at a fixed place of a search, or at its end. */
export const searchPins = pgTable(
  'search_pins',
  {
    id: serialId(),
    /** Normalised like a search. */
    query: text('query').notNull(),
    productId: reference('product_id', () => products.id, { onDelete: 'cascade' }),
    /** From 1. Null: buried, after all other products. */
    place: integer('place'),
    version: rowVersion(),
  },
  (t) => [
    unique('search_pins_key').on(t.query, t.productId),
    index('search_pins_product_idx').on(t.productId),
    check('search_pins_place', sql`${t.place} between 1 and 20`),
  ],
);

/** Weekly statistics of a search, to tell those whose success falls. */
export const searchWeeks = pgTable(
  'search_weeks',
  {
    query: text('query')
      .notNull()
      .references(() => searchMisses.query, { onDelete: 'cascade' }),
    /** Monday in India. */
    week: date('week', { mode: 'string' }).notNull(),
    /** Searches, with and without a result. */
    searched: integer('searched').notNull().default(0),
    opened: integer('opened').notNull().default(0),
    carted: integer('carted').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.query, t.week] }), index('search_weeks_week_idx').on(t.week)],
);
