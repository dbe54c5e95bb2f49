import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isEncrypted } from '../encryption/encrypted-stream.ts';
import type { FileStorage } from '../providers/storage/file-storage.ts';
import { manifestFile } from './backup-manifest.ts';
import { backupsIn, isComplete } from './send-backup.ts';

/** A path below the backup; never one that leads out of it. */
const safePath = /^(?!.*\.\.)[\w.-]+(?:\/[\w.-]+)*$/;

/**
 * Fetches the newest complete backup from a bucket, or the named one, into a folder below
 * `backups`; returns that folder. Throws if there is none, or if it is not encrypted: then it does
 * not come from a store.
 */
export async function fetchBackup(
  storage: FileStorage,
  backups: string,
  wanted?: string,
): Promise<string> {
  const found = [...(await backupsIn(storage))].filter(([, parts]) => isComplete(parts));
  const [name, parts] = (wanted ? found.find(([one]) => one === wanted) : found.at(-1)) ?? [];
  if (!name || !parts) throw new Error(`The bucket holds no backup ${wanted ?? ''}`.trimEnd());
  const folder = join(backups, name);
  if (existsSync(folder)) throw new Error(`${folder} is there already`);
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  try {
    for (const part of parts) {
      const path = dirname(part.slice(name.length + 1));
      if (!safePath.test(path)) throw new Error(`${part} is not the name of a part of a backup`);
      const content = await storage.read(part);
      if (!content) throw new Error(`${part} is missing in the bucket`);
      const target = join(partial, path);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await appendFile(target, content.bytes, { mode: 0o600 });
    }
    if (!isEncrypted(await readFile(join(partial, manifestFile)))) {
      throw new Error(`The backup ${name} of the bucket is not encrypted`);
    }
    await rename(partial, folder);
    return folder;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}
