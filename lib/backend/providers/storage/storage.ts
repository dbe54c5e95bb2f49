import { join } from 'node:path';
import type { BackendEnv } from '../../env.ts';
import { bucketStorage } from './bucket.ts';
import type { FileStorage } from './file-storage.ts';
import { folderStorage } from './folder.ts';

/** Returns the file folder of a store without a bucket. */
export const filesFolder = (env: BackendEnv): string => join(env.dataDir, 'files');

const opened = new WeakMap<BackendEnv, FileStorage>();

/** Returns the file storage: the configured bucket, else a folder in the data directory. */
export function openStorage(env: BackendEnv): FileStorage {
  const existing = opened.get(env);
  if (existing) return existing;
  const storage = env.bucket ? bucketStorage(env.bucket) : folderStorage(filesFolder(env));
  opened.set(env, storage);
  return storage;
}
