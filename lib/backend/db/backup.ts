import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { type CopyToStreamQuery, to as copyTo } from 'pg-copy-streams';
import type { BackendEnv } from '../env.ts';
import { copyFiles } from './backup-files.ts';
import { listSequences, listTables, listVersions } from './backup-catalogue.ts';
import {
  type BackupManifest,
  type BackupTable,
  manifestFile,
  sqlColumns,
  sqlName,
} from './backup-manifest.ts';
import { connectDatabase, type DatabaseServer } from './connect.ts';
import { findRunningPostgres } from './embedded/running-server.ts';

export interface BackupResult {
  folder: string;
  tables: number;
  rows: number;
}

/**
 * Writes a backup, also while the store runs, into `DATA_DIR/backups/<time>` or the given folder.
 * In `DATA_DIR/backups` only the newest backups are kept (`BACKUPS_KEPT`). Throws if the folder
 * exists already, cannot be written or the database does not answer.
 */
export async function backupStore(
  env: BackendEnv,
  now: Date,
  say: (line: string) => void,
  folder = join(backupsFolder(env), stampOf(now)),
): Promise<BackupResult> {
  const server = await reachDatabase(env, say);
  const pool = new pg.Pool({ ...server.connection, max: 1 });
  pool.on('error', (error) => say(`The connection to the database broke: ${error.message}`));
  try {
    const made = await writeBackup(pool, folder, now, (partial) => copyFiles(env, partial));
    if (dirname(folder) === backupsFolder(env)) {
      await dropOldBackups(backupsFolder(env), { kept: env.backupsKept, now, say });
    }
    return made;
  } finally {
    await pool.end();
    await server.stop();
  }
}

/**
 * Connects to the database of a running store; otherwise starts the embedded one for the duration
 * of the backup.
 */
async function reachDatabase(
  env: BackendEnv,
  say: (line: string) => void,
): Promise<DatabaseServer> {
  const running = env.databaseUrl ? null : await findRunningPostgres(env.dataDir);
  if (running) return { connection: { ...running }, stop: async () => undefined };
  return connectDatabase(env, say);
}

/**
 * Writes all tables from one snapshot (repeatable read), also during writes: one compressed COPY
 * file per table, and a manifest. `addFiles` adds the data outside the database. The folder gets
 * its final name only when it is complete.
 */
export async function writeBackup(
  pool: pg.Pool,
  folder: string,
  now: Date,
  addFiles: (folder: string) => Promise<void> = async () => undefined,
): Promise<BackupResult> {
  if (existsSync(folder)) throw new Error(`${folder} is there already`);
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  // Mode 0700: a backup holds addresses, orders and health answers, so only the owner may read it.
  await mkdir(partial, { recursive: true, mode: 0o700 });
  const client = await pool.connect();
  try {
    const manifest = await readEverything(client, partial, now);
    await addFiles(partial);
    await writeFile(join(partial, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, {
      mode: 0o600,
      flush: true,
    });
    await rename(partial, folder);
    client.release();
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { folder, tables: manifest.tables.length, rows };
  } catch (error) {
    client.release(true);
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

async function readEverything(
  client: pg.PoolClient,
  folder: string,
  now: Date,
): Promise<BackupManifest> {
  await client.query('begin isolation level repeatable read read only');
  await client.query('set local statement_timeout = 0');
  await client.query('set local idle_in_transaction_session_timeout = 0');
  const { rows: about } = await client.query<{ server_version: string }>('show server_version');
  const versions = await listVersions(client);
  const copied: { table: Omit<BackupTable, 'rows'>; copy: CopyToStreamQuery }[] = [];
  for (const table of await listTables(client)) {
    const copy = client.query(copyTo(`copy ${sqlName(table)} (${sqlColumns(table)}) to stdout`));
    const file = createWriteStream(join(folder, table.file), { mode: 0o600, flush: true });
    await pipeline(copy, createGzip({ level: 4 }), file);
    copied.push({ table, copy });
  }
  const sequences = await listSequences(client);
  // Row counts must be read here, after another query: a COPY stream ends with its last row, and
  // PostgreSQL sends the count afterwards, before the next answer.
  const tables = copied.map(({ table, copy }) => ({ ...table, rows: copy.rowCount }));
  await client.query('commit');
  return {
    format: 1,
    madeAt: now.toISOString(),
    postgres: about[0]?.server_version ?? '',
    versions,
    tables,
    sequences,
  };
}

const backupsFolder = (env: BackendEnv) => join(env.dataDir, 'backups');

const dayMs = 24 * 60 * 60 * 1000;
const stamp = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d(\.partial)?$/;

/**
 * Removes all but the newest backups of a folder, and partial ones older than a day. Other files
 * stay.
 */
export async function dropOldBackups(
  folder: string,
  { kept, now, say }: { kept: number; now: Date; say: (line: string) => void },
): Promise<void> {
  const names = (await readdir(folder)).filter((name) => stamp.test(name)).sort();
  const isPartial = (name: string) => name.endsWith('.partial');
  const whole = names.filter((name) => !isPartial(name));
  const dayAgo = stampOf(new Date(now.getTime() - dayMs));
  const brokenOff = names.filter((name) => isPartial(name) && name < dayAgo);
  for (const name of [...brokenOff, ...whole.slice(0, -kept)]) {
    await rm(join(folder, name), { recursive: true, force: true });
    say(`Removed the old backup ${name}: BACKUPS_KEPT is ${kept}.`);
  }
}

function stampOf(now: Date): string {
  return now.toISOString().slice(0, 19).replaceAll(':', '-');
}
