import { randomBytes } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** A build of the same sources under another id, as a release leaves it. */
export interface SecondBuild {
  folder: string;
  id: string;
  remove: () => Promise<void>;
}

const firstFolder = process.env['NEXT_DIST_DIR'] || '.next';
const cacheFolder = (folder: string) => join(folder, 'cache');
/** Cache folders that both builds share by symbolic links; the compiler's cache is left out. */
const sharedCaches = ['pictures', 'images'];

/**
 * Copies the build and gives the copy another id: pages, their cache and the router tell builds
 * apart by it. It must be in a sibling folder, because its modules resolve packages from there.
 */
export async function makeSecondBuild(): Promise<SecondBuild> {
  const folder = `${firstFolder}-cluster-${process.pid}`;
  const first = (await readFile(join(firstFolder, 'BUILD_ID'), 'utf8')).trim();
  const id = randomBytes(10).toString('hex');
  await cp(firstFolder, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => path !== cacheFolder(firstFolder),
  });
  await mkdir(cacheFolder(folder));
  for (const name of sharedCaches) {
    await mkdir(join(cacheFolder(firstFolder), name), { recursive: true });
    await symlink(resolve(cacheFolder(firstFolder), name), join(cacheFolder(folder), name));
  }
  await writeFile(join(folder, 'BUILD_ID'), id);
  await rename(join(folder, 'static', first), join(folder, 'static', id));
  return { folder, id, remove: () => rm(folder, { recursive: true, force: true }) };
}
