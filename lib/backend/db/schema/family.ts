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
import { products } from './catalogue.ts';
import { reference, rowVersion, serialId } from './columns.ts';

/** Products that are the same but for size or flavour. */
export const families = pgTable(
  'families',
  {
    id: serialId(),
    name: text('name').notNull(),
    /** What its members differ in, such as Size; one or two. */
    axes: text('axes').array().notNull(),
    version: rowVersion(),
  },
  (t) => [
    check('families_name', sql`length(${t.name}) between 1 and 120`),
    check('families_axes', sql`cardinality(${t.axes}) between 1 and 2`),
  ],
);
export type FamilyRow = typeof families.$inferSelect;

export const familyMembers = pgTable(
  'family_members',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    familyId: reference('family_id', () => families.id, { onDelete: 'cascade' }),
    /** One value for each axis of the family. */
    options: text('options').array().notNull(),
    position: smallint('position').notNull(),
  },
  (t) => [
    unique('family_members_options_key').on(t.familyId, t.options),
    index('family_members_position_idx').on(t.familyId, t.position, t.productId),
    check('family_members_options', sql`cardinality(${t.options}) between 1 and 2`),
  ],
);
export type FamilyMemberRow = typeof familyMembers.$inferSelect;

/**
 * Products that are sold as a set of others. Stock of such a product, its price where `percentOff`
 * is set, the limit of its price and MRP, and whether it is on sale follow from its items: the
 * trigger `combo_follows_items` writes them before the transaction that changes an item commits.
 */
export const combos = pgTable(
  'combos',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** In hundredths of a percent off the sum of the items; null: it has a price of its own. */
    percentOff: integer('percent_off'),
  },
  (t) => [check('combos_percent_off', sql`${t.percentOff} between 0 and 9900`)],
);

export const comboItems = pgTable(
  'combo_items',
  {
    comboId: reference('combo_id', () => combos.productId, { onDelete: 'cascade' }),
    /** The trigger `combo_items_are_products` refuses a combo here. */
    productId: reference('product_id', () => products.id),
    /** In one combo. */
    quantity: smallint('quantity').notNull(),
    position: smallint('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.comboId, t.productId] }),
    index('combo_items_product_idx').on(t.productId, t.comboId),
    check('combo_items_quantity', sql`${t.quantity} between 1 and 50`),
    check('combo_items_other', sql`${t.comboId} <> ${t.productId}`),
  ],
);
