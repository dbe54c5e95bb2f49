import { addCompileHints } from './static/compile-hints.ts';
import { keepAssets } from './static/keep-assets.ts';

/** What `next build` leaves to do, whoever started it. */
export async function finishBuild(distDir: string): Promise<void> {
  await addCompileHints(distDir);
  await keepAssets(distDir);
}
