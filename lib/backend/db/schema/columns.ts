import { sql } from 'drizzle-orm';
import { customType, integer, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** Primary key of most tables: an auto-incremented positive integer. */
export const serialId = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

/** A point in time, stored in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Required foreign key. */
export const reference = (
  name: string,
  column: () => AnyPgColumn,
  actions?: { onDelete: 'cascade' },
) => integer(name).notNull().references(column, actions);

export const createdAt = () => instant('created_at').notNull().defaultNow();
export const updatedAt = () => instant('updated_at').notNull().defaultNow();

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Whole paise. */
export const paise = (name: string) => integer(name);

/**
 * Check constraint: exactly one of the two columns is not null (a row belongs to a customer or to a
 * visitor).
 */
export const exactlyOne = (a: AnyPgColumn, b: AnyPgColumn) => sql`num_nonnulls(${a}, ${b}) = 1`;

/**
 * Optimistic locking: counts the changes of a row, so that an edit of an older version is detected.
 */
export const rowVersion = () => integer('version').notNull().default(1);
