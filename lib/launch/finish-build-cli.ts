import { finishBuild } from './finish-build.ts';

await finishBuild(process.env['NEXT_DIST_DIR'] || '.next');
