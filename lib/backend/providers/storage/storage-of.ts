import { join } from 'node:path';
import type { BackendEnv } from '../../env.ts';
import { bucketStorage } from './bucket.ts';
import type { FileStorage } from './file-storage.ts';
import { folderStorage } from './folder.ts';

/** The folder of files of a store without a bucket. */
export const filesFolder = (env: BackendEnv): string => join(env.dataDir, 'files');

const opened = new WeakMap<BackendEnv, FileStorage>();

/** Where this store keeps files: the bucket that the settings name, else a folder of its data. */
export function storageOf(env: BackendEnv): FileStorage {
  const known = opened.get(env);
  if (known) return known;
  const storage = env.bucket ? bucketStorage(env.bucket) : folderStorage(filesFolder(env));
  opened.set(env, storage);
  return storage;
}
