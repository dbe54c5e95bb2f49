import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackendEnv } from '../env.ts';
import { filesFolder } from '../providers/storage/storage-of.ts';

const name = 'files';

/** Copies the files that the store keeps beside the tables of a backup; a bucket has copies of its own. */
export async function copyFiles(env: BackendEnv, folder: string): Promise<void> {
  if (env.bucket || !existsSync(filesFolder(env))) return;
  await cp(filesFolder(env), join(folder, name), { recursive: true });
}

/** Puts the files of a backup in the place of those there are. */
export async function restoreFiles(env: BackendEnv, folder: string): Promise<void> {
  if (env.bucket) return;
  await dropFiles(env);
  const kept = join(folder, name);
  if (existsSync(kept)) await cp(kept, filesFolder(env), { recursive: true });
}

/** Throws away the files of a store that is emptied; what lies in a bucket stays. */
export async function dropFiles(env: BackendEnv): Promise<void> {
  if (!env.bucket) await rm(filesFolder(env), { recursive: true, force: true });
}
