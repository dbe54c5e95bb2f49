import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where Node keeps compiled sources: one file for each source, so their number bounds it. */
export const compileCacheFolder = (dataDir: string): string => join(dataDir, 'compile-cache');

/** Removes what other versions of Node have left there. */
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
