import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, reference, serialId, updatedAt } from './columns.ts';
import { ofCustomer } from './customer.ts';
import { cities, countries, states } from './place.ts';

export const addresses = pgTable(
  'addresses',
  {
    id: serialId(),
    customerId: ofCustomer(),
    fullName: text('full_name').notNull(),
    mobile: text('mobile').notNull(),
    anotherMobile: text('another_mobile'),
    addressLine1: text('address_line_1').notNull(),
    addressLine2: text('address_line_2').notNull(),
    landmark: text('landmark'),
    countryId: reference('country_id', () => countries.id),
    stateId: integer('state_id').notNull(),
    cityId: integer('city_id').notNull(),
    postalCode: text('postal_code').notNull(),
    tag: text('tag').notNull().default('No tag'),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Soft delete; orders copy the address, so they are not affected. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('addresses_customer_idx').on(t.customerId),
    uniqueIndex('addresses_one_default_key')
      .on(t.customerId)
      .where(sql`${t.isDefault} and ${t.deletedAt} is null`),
    foreignKey({
      name: 'addresses_state_in_country_fk',
      columns: [t.stateId, t.countryId],
      foreignColumns: [states.id, states.countryId],
    }),
    foreignKey({
      name: 'addresses_city_in_state_fk',
      columns: [t.cityId, t.stateId],
      foreignColumns: [cities.id, cities.stateId],
    }),
    check('addresses_tag', sql`${t.tag} in ('No tag', 'Home', 'Office', 'Other')`),
    check('addresses_postal_code', sql`${t.postalCode} ~ '^[1-9][0-9]{5}$'`),
    check('addresses_mobile', sql`${t.mobile} ~ '^\\+91[6-9][0-9]{9}$'`),
  ],
);
export type AddressRow = typeof addresses.$inferSelect;
