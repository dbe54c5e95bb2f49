import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Node's compile cache, one file per source: in the build, because it goes with its release. */
export const compileCacheFolder = resolve(
  process.env['NEXT_DIST_DIR'] || '.next',
  'cache',
  'compile',
);

/** Arguments of Node by which the store API loads in half the time. */
export const resolveOnce = ['--import', pathToFileURL(resolve('lib/launch/resolve-once.ts')).href];

/** Deletes what other versions of Node have cached. */
export async function dropOldCompileCaches(
  folder = compileCacheFolder,
  version = process.version,
): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (name.startsWith(`${version}-`)) continue;
    await rm(join(folder, name), { recursive: true, force: true });
  }
}
