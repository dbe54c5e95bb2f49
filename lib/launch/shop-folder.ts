import { lstatSync } from 'node:fs';
import { realpath, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { ignoreMissing } from './error-code.ts';

/*
 * The folder of a shop holds `.env`, the data and the release that was installed first. `npm run
 * update` puts later ones into `releases`, and makes links: `current`, the release that a start
 * runs, `before`, the one to go back to, and `fallback`, until the current one has started, the one
 * that ran before.
 */

export type ReleaseLink = 'current' | 'before' | 'fallback';

/** Folder of the later releases in that of the shop. */
export const releasesFolder = 'releases';

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/** Returns the folder of the shop that a program in the current folder belongs to. */
export function findShop(): string {
  const folder = process.cwd();
  const above = resolve(folder, '../..');
  const isRelease = basename(dirname(folder)) === releasesFolder && isLink(join(above, 'current'));
  return isRelease ? above : folder;
}

/** Returns the folder of the release that a link leads to; undefined: there is none. */
export const readLink = (shop: string, link: ReleaseLink): Promise<string | undefined> =>
  realpath(join(shop, link)).catch(ignoreMissing);

/** Points a link at a release atomically, or removes it. */
export async function setLink(
  shop: string,
  link: ReleaseLink,
  release: string | undefined,
): Promise<void> {
  const path = join(shop, link);
  if (!release) return rm(path, { force: true });
  const partial = join(shop, `.${link}.${process.pid}`);
  await rm(partial, { force: true });
  await symlink(relative(shop, release) || '.', partial);
  await rename(partial, path);
}
