import { copyFile, cp, link, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../error-code.ts';
import { filesIn } from './packed-files.ts';

/** The present build and the two before it. */
const maxBuilds = 3;

/**
 * Keeps scripts and styles of the last builds in the present one: a page that was opened before a
 * release still finds its parts. Next deletes them at each build, except for its cache folder.
 */
export async function keepAssets(distDir: string): Promise<void> {
  const folder = join(distDir, 'cache', 'assets');
  const present = join(distDir, 'static');
  const id = (await readFile(join(distDir, 'BUILD_ID'), 'utf8')).trim();
  await mkdir(folder, { recursive: true });
  const own = join(folder, id);
  // Repeated for the same build, the folder also holds parts of older ones.
  if (!(await isThere(own))) await cp(present, own, { recursive: true });
  const [, ...older] = await newestFirst(folder, id);
  for (const [index, name] of older.entries()) {
    const buildFolder = join(folder, name);
    if (index + 1 >= maxBuilds) await rm(buildFolder, { recursive: true, force: true });
    else await copyMissing(buildFolder, present);
  }
}

/**
 * Takes the scripts and styles of the last builds over from the build of another folder, packed or
 * not.
 */
export async function carryAssets(from: string, distDir: string): Promise<void> {
  // The build of a release comes without its cache.
  await keepAssets(from);
  const assets = (build: string) => join(build, 'cache', 'assets');
  await cp(assets(from), assets(distDir), { recursive: true, preserveTimestamps: true });
  await keepAssets(distDir);
  await mkdir(join(distDir, 'packed', 'chunks'), { recursive: true });
  for (const name of await filesIn(join(distDir, 'static'))) {
    // Only their names hold a hash of the content. What was not packed yet is packed at the start.
    if (!name.startsWith('chunks/')) continue;
    for (const file of [`${name}.br`, `${name}.gzip`].map((packed) => join('packed', packed)))
      await link(join(from, file), join(distDir, file)).catch(() => undefined);
  }
}

async function newestFirst(folder: string, present: string): Promise<string[]> {
  const names = await readdir(folder);
  const times = await Promise.all(
    names.map(async (name) => ({
      name,
      at: name === present ? Infinity : (await stat(join(folder, name))).mtimeMs,
    })),
  );
  return times.toSorted((one, other) => other.at - one.at).map(({ name }) => name);
}

async function copyMissing(from: string, to: string): Promise<void> {
  for (const name of await filesIn(from)) {
    if (await isThere(join(to, name))) continue;
    await mkdir(dirname(join(to, name)), { recursive: true });
    await copyFile(join(from, name), join(to, name));
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    return false;
  }
}
