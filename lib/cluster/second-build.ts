import { randomBytes } from 'node:crypto';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A build of the same sources under another id, as a release leaves it. */
export interface SecondBuild {
  folder: string;
  id: string;
  remove: () => Promise<void>;
}

const firstFolder = process.env['NEXT_DIST_DIR'] || '.next';
const cache = join(firstFolder, 'cache', '/');
/** Pictures that are made; the rest of the cache belongs to the compiler. */
const keptCaches = ['pictures', 'images'].map((name) => join(cache, name));

/**
 * Copies the build and gives the copy another id: pages, their cache and the router tell builds
 * apart by it. It must lie beside the first one, because its modules find packages from there.
 */
export async function makeSecondBuild(): Promise<SecondBuild> {
  const folder = `${firstFolder}-cluster-${process.pid}`;
  const first = (await readFile(join(firstFolder, 'BUILD_ID'), 'utf8')).trim();
  const id = randomBytes(10).toString('hex');
  await cp(firstFolder, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.startsWith(cache) || keptCaches.some((kept) => path.startsWith(kept)),
  });
  await writeFile(join(folder, 'BUILD_ID'), id);
  await rename(join(folder, 'static', first), join(folder, 'static', id));
  return { folder, id, remove: () => rm(folder, { recursive: true, force: true }) };
}
