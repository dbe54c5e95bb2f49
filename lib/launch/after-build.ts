import { keepAssets } from './static/keep-assets.ts';

await keepAssets(process.env['NEXT_DIST_DIR'] || '.next');
