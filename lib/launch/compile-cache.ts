import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCommand } from './run-command.ts';

/** Node's compile cache, one file per source: in the build, because it goes with its release. */
export const compileCacheFolder = resolve(
  process.env['NEXT_DIST_DIR'] || '.next',
  'cache',
  'compile',
);

/** By path below the folder of the shop: a release is unpacked elsewhere. */
export const compileCacheSettings = {
  NODE_COMPILE_CACHE: compileCacheFolder,
  NODE_COMPILE_CACHE_PORTABLE: '1',
};

/** Argument of a program: it ends when it has loaded. */
export const loadOnly = '--load-only';

/**
 * Loads the programs of the storefront once. A program whose sources are in the cache does without
 * Node's compiler of TypeScript, which takes 12 MB of memory until the program ends.
 */
export async function fillCompileCache(): Promise<void> {
  for (const name of ['serve-renderer', 'serve-storefront']) {
    const program = ['--import', './lib/launch/leave-with-parent.ts', `./lib/launch/${name}.ts`];
    await runCommand(process.execPath, [...program, loadOnly], {
      env: { ...process.env, NODE_ENV: 'production', ...compileCacheSettings },
    });
  }
}

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
