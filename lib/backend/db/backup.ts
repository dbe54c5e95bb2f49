import { existsSync } from 'node:fs';
import { access, cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { subDays } from 'date-fns/subDays';
import pg from 'pg';
import { type CopyToStreamQuery, to as copyTo } from 'pg-copy-streams';
import type { BackendEnv } from '../env.ts';
import { errorText } from '../error-text.ts';
import { bucketStorage } from '../providers/storage/bucket.ts';
import {
  backupName,
  completeBackups,
  stampOf,
  type BackupManifest,
  type BackupTable,
  manifestFile,
  sqlColumns,
  sqlName,
} from './backup-manifest.ts';
import { copyFiles } from './backup-files.ts';
import { makeRoom } from './backup-room.ts';
import { readBackupState, recordBackup } from './backup-state.ts';
import { tryBackup } from './try-backup.ts';
import { writeBackupFile, type BackupFolder } from './backup-folder.ts';
import { sendBackup } from './send-backup.ts';
import { listSequences, listTables, listVersions } from './backup-catalogue.ts';
import { connectDatabase, type DatabaseServer } from './connect.ts';
import { findRunningPostgres } from './embedded/running-server.ts';

export interface BackupResult {
  folder: string;
  tables: number;
  rows: number;
}

interface StoreBackupOptions {
  folder?: string;
  /** Test-restores it, once a month. */
  withTrial?: boolean;
}

/**
 * Writes a backup, also while the store runs, into `DATA_DIR/backups/<time>` or the given folder.
 * One in `DATA_DIR/backups` is also sent to the bucket for backups, if there is one; in both places
 * only the newest are kept (`BACKUPS_KEPT`). What comes of it is recorded. Throws if the folder
 * exists already or cannot be written, if the database does not answer, or if a copy fails.
 */
export async function backupStore(
  env: BackendEnv,
  now: Date,
  say: (line: string) => void,
  { folder = join(backupsFolder(env), stampOf(now)), withTrial = false }: StoreBackupOptions = {},
): Promise<BackupResult> {
  const server = await reachDatabase(env, say);
  const pool = new pg.Pool({ ...server.connection, max: 1 });
  pool.on('error', (error) => say(`The connection to the database broke: ${error.message}`));
  try {
    const isOwn = dirname(folder) === backupsFolder(env);
    await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
    if (isOwn) await makeRoom(dirname(folder), { env, pool, say });
    const made = await writeBackup(pool, folder, now, {
      key: env.backup.key,
      addFiles: (backup) => copyFiles(env, backup),
    });
    if (isOwn) await dropOldBackups(dirname(folder), { kept: env.backup.kept, now, say });
    const copies = isOwn ? await copyBackup(env, folder, now, say) : [];
    await recordBackup(pool, { last: { at: now.toISOString(), folder, copies } });
    if (isOwn && withTrial) await recordTrial(env, pool, server.connection, folder, now);
    return made;
  } catch (error) {
    const failed = { at: now.toISOString(), reason: errorText(error) };
    await recordBackup(pool, { failed }).catch((cause: unknown) =>
      say(`The failure could not be recorded: ${errorText(cause)}`),
    );
    throw error;
  } finally {
    await pool.end();
    await server.stop();
  }
}

/** The backup in DATA_DIR is complete, but its copy to the bucket or the other disk failed. */
export class BackupNotCopied extends Error {
  override readonly name = 'BackupNotCopied';
}

/** Copies a backup to bucket and other disk; returns where. Throws if one failed, after both. */
async function copyBackup(
  { backup: { kept, bucket, copyTo } }: BackendEnv,
  folder: string,
  now: Date,
  say: (line: string) => void,
): Promise<string[]> {
  const copyToDisk = async (disk: string) => {
    // The folder is not made: where the other disk is not mounted, it would lie on this one.
    await access(disk);
    const partial = join(disk, `${basename(folder)}.partial`);
    await cp(folder, partial, { recursive: true });
    await rename(partial, join(disk, basename(folder)));
    await dropOldBackups(disk, { kept, now, say });
  };
  const copies = await Promise.allSettled([
    bucket && sendBackup(bucketStorage(bucket), folder, { kept, now, say }),
    copyTo && copyToDisk(copyTo),
  ]);
  const [cause, second] = copies.flatMap((copy) =>
    copy.status === 'rejected' ? [copy.reason as unknown] : [],
  );
  if (cause) {
    throw new BackupNotCopied(`The backup is in ${folder}, and could not be copied`, {
      cause: second ? new Error(`${errorText(cause)}; ${errorText(second)}`) : cause,
    });
  }
  return [...(bucket ? [`${bucket.endpoint}/${bucket.bucket}`] : []), ...(copyTo ? [copyTo] : [])];
}

const trialEveryMs = 30 * 24 * 60 * 60 * 1_000;

/** Test-restores the backup if the last test was a month ago or failed. */
async function recordTrial(
  env: BackendEnv,
  pool: pg.Pool,
  connection: pg.PoolConfig,
  folder: string,
  now: Date,
): Promise<void> {
  const { tried } = await readBackupState(pool);
  const isRecent = tried && now.getTime() - Date.parse(tried.at) < trialEveryMs;
  if (isRecent && tried.reason === null) return;
  const reason = await tryBackup(env, connection, folder).then(() => null, errorText);
  await recordBackup(pool, { tried: { at: now.toISOString(), backup: basename(folder), reason } });
}

/** Connects to the database of a running store; otherwise starts the embedded one for a while. */
export async function reachDatabase(
  env: BackendEnv,
  say: (line: string) => void,
): Promise<DatabaseServer> {
  const running = env.databaseUrl ? null : await findRunningPostgres(env.dataDir);
  if (running) return { connection: { ...running }, stop: async () => undefined };
  return connectDatabase(env, say);
}

interface BackupOptions {
  /** Encrypts the backup. */
  key?: string | undefined;
  /** Adds the data outside the database. */
  addFiles?: (backup: BackupFolder) => Promise<void>;
}

/**
 * Writes all tables from one snapshot (repeatable read), also during writes: one compressed COPY
 * file per table, and a manifest. The folder gets its final name only when it is complete.
 */
export async function writeBackup(
  pool: pg.Pool,
  folder: string,
  now: Date,
  { key, addFiles }: BackupOptions = {},
): Promise<BackupResult> {
  if (existsSync(folder)) throw new Error(`${folder} is there already`);
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true, mode: 0o700 });
  const backup: BackupFolder = { folder: partial, madeAt: now.toISOString(), key };
  const client = await pool.connect();
  try {
    const manifest = await readEverything(client, backup);
    await addFiles?.(backup);
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    await writeBackupFile(backup, manifestFile, Readable.from([Buffer.from(text)]));
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
  backup: BackupFolder,
): Promise<BackupManifest> {
  await client.query('begin isolation level repeatable read read only');
  await client.query('set local statement_timeout = 0');
  await client.query('set local idle_in_transaction_session_timeout = 0');
  const { rows: about } = await client.query<{ server_version: string }>('show server_version');
  const versions = await listVersions(client);
  const copied: { table: Omit<BackupTable, 'rows'>; copy: CopyToStreamQuery }[] = [];
  for (const table of await listTables(client)) {
    const copy = client.query(copyTo(`copy ${sqlName(table)} (${sqlColumns(table)}) to stdout`));
    await writeBackupFile(backup, table.file, copy, createGzip({ level: 4 }));
    copied.push({ table, copy });
  }
  const sequences = await listSequences(client);
  // Row counts must be read here, after another query: a COPY stream ends with its last row, and
  // PostgreSQL sends the count afterwards, before the next answer.
  const tables = copied.map(({ table, copy }) => ({ ...table, rows: copy.rowCount }));
  await client.query('commit');
  return {
    format: 1,
    madeAt: backup.madeAt,
    postgres: about[0]?.server_version ?? '',
    versions,
    tables,
    sequences,
  };
}

export const backupsFolder = (env: BackendEnv): string => join(env.dataDir, 'backups');

/**
 * Removes all but the newest backups of a folder, and partial ones older than a day. Other files
 * stay.
 */
export async function dropOldBackups(
  folder: string,
  { kept, now, say }: { kept: number; now: Date; say: (line: string) => void },
): Promise<void> {
  const remove = (name: string) => rm(join(folder, name), { recursive: true, force: true });
  const dayAgo = stampOf(subDays(now, 1));
  for (const name of (await readdir(folder)).sort()) {
    if (!backupName.test(name) || !name.endsWith('.partial') || name >= dayAgo) continue;
    await remove(name);
    say(`Removed the incomplete backup ${join(folder, name)}.`);
  }
  for (const name of (await completeBackups(folder)).slice(0, -kept)) {
    await remove(name);
    say(`Removed the old backup ${join(folder, name)}: BACKUPS_KEPT is ${kept}.`);
  }
}
