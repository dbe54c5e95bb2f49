import type { ServiceContext } from '../context.ts';
import { countFiles } from '../services/file/count-files.ts';
import { sweepFiles } from '../services/file/sweep-files.ts';

/** At each start: counts the files that were not counted, removes those that nothing refers to. */
export async function checkFiles(context: ServiceContext): Promise<void> {
  await countFiles(context);
  await sweepFiles(context);
}
