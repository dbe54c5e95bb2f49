import { sql, type SQL } from 'drizzle-orm';

/*
 * Without table names, so that indexes and queries use the identical expression; otherwise
 * PostgreSQL does not use the index.
 */

/** Search text for orders, besides the number and the customer; a column of `orders`. */
export const orderSearchText: SQL = sql.raw(
  `lower((shipping_address ->> 'fullName') || ' ' || (shipping_address ->> 'mobile') || ' ' || (billing_address ->> 'fullName') || ' ' || coalesce(tracking_number, ''))`,
);
/** Mobile number of the delivery address. */
export const orderMobile: SQL = sql.raw(`shipping_address ->> 'mobile'`);
/** City and state of the delivery address, in lower case. */
export const orderCity: SQL = sql.raw(`lower(shipping_address ->> 'city')`);
export const orderState: SQL = sql.raw(`lower(shipping_address ->> 'state')`);

/** Search text for customers; a column of `customers`. */
export const customerSearchText: SQL = sql.raw(
  `lower(first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || coalesce(mobile, '') || ' ' || company)`,
);
