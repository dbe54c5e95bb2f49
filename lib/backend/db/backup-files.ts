import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackendEnv } from '../env.ts';
import { filesFolder } from '../providers/storage/storage-of.ts';

const name = 'files';

/**
 * Copies the uploaded files of the store into a backup. Does nothing with a bucket: the bucket has
 * its own copies.
 */
export async function copyFiles(env: BackendEnv, folder: string): Promise<void> {
  if (env.bucket || !existsSync(filesFolder(env))) return;
  await cp(filesFolder(env), join(folder, name), { recursive: true });
}

/** Replaces the existing files with the files of a backup. Does nothing with a bucket. */
export async function restoreFiles(env: BackendEnv, folder: string): Promise<void> {
  if (env.bucket) return;
  await dropFiles(env);
  const kept = join(folder, name);
  if (existsSync(kept)) await cp(kept, filesFolder(env), { recursive: true });
}

/** Deletes the files of a store that is emptied. Files in a bucket stay. */
export async function dropFiles(env: BackendEnv): Promise<void> {
  if (!env.bucket) await rm(filesFolder(env), { recursive: true, force: true });
}
