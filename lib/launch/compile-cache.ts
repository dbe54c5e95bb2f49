import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder of Node's compile cache: one file per source, so its size is bounded. */
export const compileCacheFolder = (dataDir: string): string => join(dataDir, 'compile-cache');

/** Deletes the cache folders of other Node versions. */
export async function dropOldCompileCaches(
  dataDir: string,
  version = process.version,
): Promise<void> {
  const folder = compileCacheFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (name.startsWith(`${version}-`)) continue;
    await rm(join(folder, name), { recursive: true, force: true });
  }
}
