import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { listTables, listVersions } from './backup-catalogue.ts';
import { type BackupFolder, openBackup, readBackupFile } from './backup-folder.ts';
import { type BackupManifest, sqlColumns, sqlName } from './backup-manifest.ts';

/**
 * Replaces all data with the data of a backup, in one transaction (all or nothing). Throws if the
 * database does not have the schema of the backup, if a file is missing or damaged, if the key does
 * not fit, or if a store is connected.
 */
export async function restoreBackup(
  pool: pg.Pool,
  folder: string,
  key?: string,
): Promise<BackupFolder> {
  const { backup, manifest } = await openBackup(folder, key);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await client.query("set local lock_timeout = '5s'");
    await assertSameSchema(client, manifest);
    const keys = await dropForeignKeys(client);
    await client.query(`truncate ${manifest.tables.map(sqlName).join(', ')}`);
    for (const table of manifest.tables) {
      const copy = client.query(
        copyFrom(`copy ${sqlName(table)} (${sqlColumns(table)}) from stdin`),
      );
      await pipeline([...readBackupFile(backup, table.file), createGunzip(), copy]).catch(
        (error: unknown) => {
          throw new Error(`${table.file} of the backup is missing or damaged`, { cause: error });
        },
      );
      if (copy.rowCount !== table.rows) {
        throw new Error(`${table.file} holds ${copy.rowCount} rows, but should hold ${table.rows}`);
      }
    }
    // Triggers of combos that wait for the commit: no key can be added before they have run.
    await client.query('set constraints all immediate');
    for (const key of keys) await client.query(key);
    for (const { name, value } of manifest.sequences) {
      await client.query('select setval($1::regclass, $2::bigint)', [name, value]);
    }
    await freeJobs(client);
    await client.query('commit');
    await client.query('analyze');
    client.release();
    return backup;
  } catch (error) {
    // Destroys the connection, which rolls back the transaction.
    client.release(true);
    throw error;
  }
}

async function assertSameSchema(client: pg.PoolClient, manifest: BackupManifest): Promise<void> {
  const versions = await listVersions(client);
  const tables = await listTables(client);
  const isSame =
    JSON.stringify(versions) === JSON.stringify(manifest.versions) &&
    JSON.stringify(tables.map(tableShape)) === JSON.stringify(manifest.tables.map(tableShape));
  if (isSame) return;
  throw new Error(
    `The backup of ${manifest.madeAt} was made with another schema. ` +
      'Restore it with the version of the store that made it, then update.',
  );
}

function tableShape(table: { schema: string; name: string; columns: string[] }): string[] {
  return [table.schema, table.name, ...table.columns];
}

/**
 * Foreign keys are circular, so they are dropped first; returns the statements that restore them.
 */
async function dropForeignKeys(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
            pg_get_constraintdef(oid) as definition
       from pg_constraint
      where contype = 'f' and conparentid = 0
      order by conrelid, conname`,
  );
  for (const key of rows) {
    await client.query(`alter table ${key.table} drop constraint ${key.name}`);
  }
  return rows.map((key) => `alter table ${key.table} add constraint ${key.name} ${key.definition}`);
}

/** Unlocks jobs that were running when the backup was made, so that they run again. */
async function freeJobs(client: pg.PoolClient): Promise<void> {
  await client.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
       from graphile_worker.jobs where locked_by is not null`,
  );
}
