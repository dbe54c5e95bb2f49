import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { serialId } from './columns.ts';

export const countries = pgTable(
  'countries',
  {
    id: serialId(),
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    callingCode: text('calling_code').notNull(),
  },
  (t) => [index('countries_name_idx').on(t.name)],
);

export const states = pgTable(
  'states',
  {
    id: serialId(),
    countryId: integer('country_id')
      .notNull()
      .references(() => countries.id),
    name: text('name').notNull(),
    /** The two digits that a GSTIN begins with; India only. */
    gstCode: text('gst_code'),
  },
  (t) => [
    unique('states_name_key').on(t.countryId, t.name),
    /** Lets an address say in its foreign key that its state lies in its country. */
    unique('states_id_country_key').on(t.id, t.countryId),
  ],
);

export const cities = pgTable(
  'cities',
  {
    id: serialId(),
    stateId: integer('state_id')
      .notNull()
      .references(() => states.id),
    name: text('name').notNull(),
  },
  (t) => [
    unique('cities_name_key').on(t.stateId, t.name),
    unique('cities_id_state_key').on(t.id, t.stateId),
  ],
);

/**
 * The cities of a state outside of India, where nothing is delivered: no row refers to one of them,
 * so that one holds all that a state has. A city's id is made of the state's and its place in here;
 * new names go to the end.
 */
export const worldCities = pgTable('world_cities', {
  stateId: integer('state_id')
    .primaryKey()
    .references(() => states.id, { onDelete: 'cascade' }),
  names: text('names').array().notNull(),
});

/** Where the couriers go, by the first digits of the PIN code: the longest match counts. */
export const deliveryZones = pgTable(
  'delivery_zones',
  {
    pinPrefix: text('pin_prefix').primaryKey(),
    stateId: integer('state_id').references(() => states.id),
    cityId: integer('city_id').references(() => cities.id),
    fewestDays: integer('fewest_days').notNull(),
    mostDays: integer('most_days').notNull(),
    takesCash: boolean('takes_cash').notNull().default(true),
  },
  (t) => [
    check('delivery_zones_prefix', sql`${t.pinPrefix} ~ '^[1-9][0-9]{0,5}$'`),
    check('delivery_zones_days', sql`${t.fewestDays} between 0 and ${t.mostDays}`),
  ],
);
