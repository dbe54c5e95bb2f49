import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { paise, reference, serialId } from './columns.ts';

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
    countryId: reference('country_id', () => countries.id),
    name: text('name').notNull(),
    /** GSTIN prefix (two digits); India only. */
    gstCode: text('gst_code'),
  },
  (t) => [
    unique('states_name_key').on(t.countryId, t.name),
    /** Allows a composite foreign key: the state of an address must be in its country. */
    unique('states_id_country_key').on(t.id, t.countryId),
  ],
);

export const cities = pgTable(
  'cities',
  {
    id: serialId(),
    stateId: reference('state_id', () => states.id),
    name: text('name').notNull(),
  },
  (t) => [
    unique('cities_name_key').on(t.stateId, t.name),
    unique('cities_id_state_key').on(t.id, t.stateId),
  ],
);

/**
 * Cities of a state outside India, all in one row: no delivery there, so no row refers to a single
 * city. The id of a city is made of the id of the state and the index in this array: add new names
 * at the end.
 */
export const worldCities = pgTable('world_cities', {
  stateId: integer('state_id')
    .primaryKey()
    .references(() => states.id, { onDelete: 'cascade' }),
  names: text('names').array().notNull(),
});

/** Delivery zones of the couriers by PIN code prefix: the longest match wins. */
export const deliveryZones = pgTable(
  'delivery_zones',
  {
    pinPrefix: text('pin_prefix').primaryKey(),
    stateId: integer('state_id').references(() => states.id),
    cityId: integer('city_id').references(() => cities.id),
    fewestDays: integer('fewest_days').notNull(),
    mostDays: integer('most_days').notNull(),
    takesCash: boolean('takes_cash').notNull().default(true),
    /** False where nothing is delivered. */
    isServed: boolean('is_served').notNull().default(true),
    /** Its own delivery fee; null: that of the city, the state or the rest of India. */
    fee: paise('fee'),
  },
  (t) => [
    check('delivery_zones_prefix', sql`${t.pinPrefix} ~ '^[1-9][0-9]{0,5}$'`),
    check('delivery_zones_days', sql`${t.fewestDays} between 0 and ${t.mostDays}`),
  ],
);
