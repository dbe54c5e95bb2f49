import type { ServiceContext } from '../context.ts';
import { countFiles } from '../services/file/count-files.ts';
import { sweepFiles } from '../services/file/sweep-files.ts';

/** Runs at each start: counts files that were not counted, removes files without references. */
export async function checkFiles(context: ServiceContext): Promise<void> {
  await countFiles(context);
  await sweepFiles(context);
}
