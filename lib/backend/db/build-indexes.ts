import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { lastMigration } from './schema-state.ts';
import { sqlState } from './sql-state.ts';

const indexForm = /^\s*create (unique )?index if not exists "([^"]+)" (on .+?);?\s*$/is;
const undefinedTable = '42P01';
const undefinedColumn = '42703';

/**
 * Creates the indexes of pending migrations by CREATE INDEX CONCURRENTLY, which does not block
 * writes; in the transaction of the migrations it would. An index on a table or column that these
 * migrations add is left to them. Needs a separate connection, outside a transaction. @throws The
 * error of PostgreSQL if an index cannot be built, such as a duplicate key; the invalid index is
 * dropped.
 */
export async function buildIndexes(client: pg.ClientBase, migrationsFolder: string): Promise<void> {
  const last = await lastMigration(client);
  if (last === undefined) return;
  const statements = readMigrationFiles({ migrationsFolder })
    .filter(({ folderMillis }) => folderMillis > last)
    .flatMap(({ sql }) => sql);
  for (const statement of statements) {
    const [, unique = '', name, rest] = indexForm.exec(statement) ?? [];
    if (name !== undefined && rest !== undefined) {
      await dropBroken(client, name);
      await build(
        client,
        name,
        `create ${unique}index concurrently if not exists "${name}" ${rest}`,
      );
    }
  }
}

async function build(client: pg.ClientBase, name: string, statement: string): Promise<void> {
  try {
    await client.query(statement);
  } catch (error) {
    const state = sqlState(error);
    if (state === undefinedTable || state === undefinedColumn) return;
    await dropBroken(client, name);
    throw error;
  }
}

/** Remains of an interrupted CREATE INDEX CONCURRENTLY. */
async function dropBroken(client: pg.ClientBase, name: string): Promise<void> {
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [`"${name}"`],
  );
  if (rowCount) await client.query(`drop index concurrently "${name}"`);
}
