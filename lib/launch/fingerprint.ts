import { createHash, type Hash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Environment } from './settings.ts';

const FILES = [
  'package-lock.json',
  'next.config.mjs',
  'tsconfig.json',
  'postcss.config.mjs',
  'middleware.ts',
];
const FOLDERS = ['app', 'components', 'lib'];
/** Separate programs that are not part of the storefront build. */
const NOT_BUILT = ['lib/backend', 'lib/launch', 'lib/proofs'].map((path) =>
  path.split('/').join(sep),
);
const BUILD_SETTINGS = /^(NEXT_PUBLIC_|IMAGE_HOSTS$|BUILD_ID$)/;

/** Returns a hash that changes whenever the storefront must be rebuilt. */
export async function fingerprint(root: string, given: Environment): Promise<string> {
  const hash = createHash('sha256');
  for (const file of FILES) await addFile(hash, root, file);
  for (const folder of FOLDERS) {
    for (const file of await filesIn(root, folder)) await addFile(hash, root, file);
  }
  // Files in public are served unchanged; the server reads the list of them at its start.
  for (const file of await filesIn(root, 'public')) {
    const { size } = await stat(join(root, file));
    hash.update(`${file}\0${size}\0`);
  }
  for (const name of Object.keys(given)
    .filter((key) => BUILD_SETTINGS.test(key))
    .sort()) {
    hash.update(`${name}=${given[name] ?? ''}\0`);
  }
  return hash.digest('hex');
}

async function addFile(hash: Hash, root: string, file: string): Promise<void> {
  const content = await readFile(join(root, file)).catch(() => Buffer.alloc(0));
  hash.update(`${file}\0${content.length}\0`).update(content);
}

async function filesIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, sep).length))
    .filter((file) => !NOT_BUILT.some((part) => file.startsWith(part + sep)))
    .sort();
}
