import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BackendEnv } from '../env.ts';
import { filesFolder } from '../providers/storage/storage.ts';
import { readBackupFile, writeBackupFile, type BackupFolder } from './backup-folder.ts';

const name = 'files';

/** Returns the relative paths of all files below a folder; empty if the folder does not exist. */
export async function filesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/**
 * Copies the uploaded files of the store into a backup. Does nothing with a bucket: the bucket has
 * its own copies.
 */
export async function copyFiles(env: BackendEnv, backup: BackupFolder): Promise<void> {
  if (env.bucket) return;
  const from = filesFolder(env);
  for (const path of await filesBelow(from)) {
    await writeBackupFile(backup, join(name, path), createReadStream(join(from, path)));
  }
}

/** Replaces the existing files with the files of a backup. Does nothing with a bucket. */
export async function restoreFiles(env: BackendEnv, backup: BackupFolder): Promise<void> {
  if (env.bucket) return;
  await dropFiles(env);
  for (const path of await filesBelow(join(backup.folder, name))) {
    const target = join(filesFolder(env), path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const file = createWriteStream(target, { mode: 0o600, flush: true });
    await pipeline([...readBackupFile(backup, join(name, path)), file]);
  }
}

/** Deletes the files of a store that is emptied. Files in a bucket stay. */
export async function dropFiles(env: BackendEnv): Promise<void> {
  if (!env.bucket) await rm(filesFolder(env), { recursive: true, force: true });
}
