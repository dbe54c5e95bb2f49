import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const require = createRequire(import.meta.url);
const FileSystemCache =
  require('next/dist/server/lib/incremental-cache/file-system-cache.js').default;

/*
 * Rendered pages are kept in the data folder, beside the database they were made from, and not in
 * the build: one build can serve several stores, and no page outlives its data. What Next remembers
 * of revalidated tags ends with the process, so every process starts with an empty cache.
 */
const folder = join(
  /* turbopackIgnore: true */ resolve(process.env.DATA_DIR || '.data'),
  'page-cache',
);
const isBuilding = process.env.NEXT_PHASE === 'phase-production-build';
const state = (globalThis.__pageCache ??= { isEmptied: false });

if (!isBuilding && !state.isEmptied) {
  rmSync(folder, { recursive: true, force: true });
  state.isEmptied = true;
}

export default class PageCache extends FileSystemCache {
  constructor(context) {
    super(isBuilding ? context : { ...context, serverDistDir: join(folder, 'server') });
  }
}
