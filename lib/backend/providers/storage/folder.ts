import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStorage } from './file-storage.ts';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Keeps files in a folder of this machine, made with the first of them. */
export function folderStorage(folder: string): FileStorage {
  return {
    write: async (name, bytes) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Written beside and then renamed: nobody reads half a file.
      const unfinished = join(folder, `${randomBytes(16).toString('hex')}.part`);
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
  };
}
