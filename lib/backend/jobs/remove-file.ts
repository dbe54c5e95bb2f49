import type { ServiceContext } from '../context.ts';
import { removeKeptFile } from '../services/file/discard-file.ts';

/** Takes a file out of the storage. Throws where that cannot be reached: the job is tried again. */
export async function removeFile(
  context: ServiceContext,
  { name }: { name: string },
): Promise<void> {
  await removeKeptFile(context, name);
}
