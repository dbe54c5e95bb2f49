import { addCompileHints } from './static/compile-hints.ts';
import { keepAssets } from './static/keep-assets.ts';

const distDir = process.env['NEXT_DIST_DIR'] || '.next';
await addCompileHints(distDir);
await keepAssets(distDir);
