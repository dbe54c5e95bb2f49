import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillCompileCache } from './compile-cache.ts';
import { keepAssets } from './static/keep-assets.ts';

/** What `next build` leaves to do, whoever started it. */
export async function finishBuild(distDir: string): Promise<void> {
  await addCompileHints(distDir);
  await keepAssets(distDir);
  await fillCompileCache();
}

/** V8 compiles smaller scripts on the main thread. */
const STREAMED_BYTES = 30_000;
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Adds V8's explicit compile hint to the scripts that every page runs: React and Next's router. V8
 * then compiles their functions on a background thread during the download. At the first call it
 * would block the main thread, for 300 ms on a phone. Other engines ignore the comment.
 */
export async function addCompileHints(distDir: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(distDir, 'build-manifest.json'), 'utf8')) as {
    rootMainFiles: string[];
  };
  for (const name of manifest.rootMainFiles) {
    const path = join(distDir, name);
    const script = await readFile(path, 'utf8');
    if (script.length < STREAMED_BYTES || script.startsWith(HINT)) continue;
    await writeFile(path, HINT + script);
  }
}
