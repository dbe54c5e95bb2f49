import { sql, type SQL } from 'drizzle-orm';

/* Written without the tables' names, so that indexes and queries name the very same thing: PostgreSQL
   finds an index on it only then. */

/** What staff look for an order by, beside its number and its customer; a column of `orders`. */
export const orderSearchText: SQL = sql.raw(
  `lower((shipping_address ->> 'fullName') || ' ' || (shipping_address ->> 'mobile') || ' ' || (billing_address ->> 'fullName') || ' ' || coalesce(tracking_number, ''))`,
);
/** The mobile number that an order is delivered to. */
export const orderMobile: SQL = sql.raw(`shipping_address ->> 'mobile'`);
/** The town that an order goes to, and its state; lower case. */
export const orderCity: SQL = sql.raw(`lower(shipping_address ->> 'city')`);
export const orderState: SQL = sql.raw(`lower(shipping_address ->> 'state')`);

/** What staff look for somebody by; a column of `customers`. */
export const customerSearchText: SQL = sql.raw(
  `lower(first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || coalesce(mobile, '') || ' ' || company)`,
);
