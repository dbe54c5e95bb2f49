import { rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { BackendEnv } from '../env.ts';
import { filesFolder } from '../providers/storage/storage.ts';
import { filesBelow } from './backup-files.ts';
import { completeBackups } from './backup-manifest.ts';

const megabyte = 1024 * 1024;
/**
 * Reserve on the disk: a backup must leave this much free, so that the database can go on writing.
 */
const reserveBytes = 256 * megabyte;
/** Safety factor: a new backup can be larger than the one before. */
const growth = 1.2;
const inMb = (bytes: number) => `${Math.ceil(bytes / megabyte)} MB`;

async function bytesBelow(folder: string): Promise<number> {
  let bytes = 0;
  for (const path of await filesBelow(folder)) bytes += (await stat(join(folder, path))).size;
  return bytes;
}

/** As the last backup, or where there is none, the size of all data, which are compressed less. */
async function estimateBytes(
  env: BackendEnv,
  pool: Pick<pg.Pool, 'query'>,
  last: string | undefined,
): Promise<number> {
  if (last) return (await bytesBelow(last)) * growth;
  const { rows } = await pool.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  return Number(rows[0]?.bytes ?? 0) + (env.bucket ? 0 : await bytesBelow(filesFolder(env)));
}

interface RoomOptions {
  env: BackendEnv;
  pool: Pick<pg.Pool, 'query'>;
  say: (line: string) => void;
  /** Bytes that are free in a folder; replaced in tests. */
  freeBytes?: (folder: string) => Promise<number>;
}

const readFreeBytes = async (folder: string) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/**
 * Makes room for a backup: removes the oldest ones of the folder until it fits, but never the
 * newest. Throws, before anything is written, where it cannot fit.
 */
export async function makeRoom(
  folder: string,
  { env, pool, say, freeBytes = readFreeBytes }: RoomOptions,
): Promise<void> {
  const names = await completeBackups(folder);
  const newest = names.at(-1);
  const needed = (await estimateBytes(env, pool, newest && join(folder, newest))) + reserveBytes;
  for (const name of names.slice(0, -1)) {
    if ((await freeBytes(folder)) >= needed) return;
    await rm(join(folder, name), { recursive: true, force: true });
    say(`Removed the old backup ${name}: the disk has no room for another one.`);
  }
  const free = await freeBytes(folder);
  if (free >= needed) return;
  throw Object.assign(
    new Error(
      `There is no room for a backup in ${folder}: it takes about ${inMb(needed)}, and ${inMb(free)} is free`,
    ),
    { code: 'ENOSPC' },
  );
}
