import { sql } from 'drizzle-orm';
import { integer, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** The primary key of most tables: a positive integer that the contract can show. */
export const serialId = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

/** An instant, kept in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => instant('created_at').notNull().defaultNow();
export const updatedAt = () => instant('updated_at').notNull().defaultNow();

/** Whole paise. */
export const paise = (name: string) => integer(name);

/** True for exactly one of two columns being filled: a row belongs to a customer or to a visitor. */
export const exactlyOne = (a: AnyPgColumn, b: AnyPgColumn) => sql`num_nonnulls(${a}, ${b}) = 1`;

/** Counts the changes of a row, so that whoever edits an older one can be told. */
export const rowVersion = () => integer('version').notNull().default(1);
