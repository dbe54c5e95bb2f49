import { randomBytes } from 'node:crypto';
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStorage, ListedFile } from './file-storage.ts';

const maxBatchFiles = 1_000;
const unfinishedEnding = '.part';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

const statFile = (path: string) =>
  stat(path).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

async function* listNames(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for await (const entry of entries) if (entry.isFile()) yield entry.name;
}

async function* listFiles(folder: string): AsyncGenerator<ListedFile[]> {
  let batch: ListedFile[] = [];
  for await (const name of listNames(folder)) {
    if (name.endsWith(unfinishedEnding)) continue;
    const facts = await statFile(join(folder, name));
    if (facts) batch.push({ name, bytes: facts.size });
    if (batch.length === maxBatchFiles) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

/** Stores files in a local folder, created with the first file. */
export function folderStorage(folder: string): FileStorage {
  return {
    write: async (name, bytes) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Atomic write: written to a temporary file and renamed, so that no reader sees half a file.
      const unfinished = join(folder, `${randomBytes(16).toString('hex')}${unfinishedEnding}`);
      try {
        await writeFile(unfinished, bytes, { mode: 0o600, flag: 'wx', flush: true });
        await rename(unfinished, join(folder, name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    read: async (name) => {
      try {
        return { bytes: new Uint8Array(await readFile(join(folder, name))) };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    list: () => listFiles(folder),
    removeUnfinished: async (before) => {
      for await (const name of listNames(folder)) {
        if (!name.endsWith(unfinishedEnding)) continue;
        const path = join(folder, name);
        const facts = await statFile(path);
        if (facts && facts.mtime < before) await rm(path, { force: true });
      }
    },
  };
}
