import { sql, type SQL } from 'drizzle-orm';

/*
 * Without table names, so that indexes and queries use the identical expression; otherwise
 * PostgreSQL does not use the index.
 */

/**
 * A text as it is searched: compatibility forms as usual letters, lower case, no accents, no
 * invisible signs. `foldText` of the search does the same outside the database.
 */
export const foldedText = (text: SQL): SQL =>
  sql`lower(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufeff]', '', 'g'))`;
/** The columns `search_text` of orders and customers, as they are searched and indexed. */
export const foldedSearchText: SQL = foldedText(sql.raw('search_text'));

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
