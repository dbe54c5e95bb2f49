import type { ServiceContext } from '../context.ts';
import { storageOf } from '../providers/storage/storage-of.ts';

/** Takes a file out of the storage. Throws where that cannot be reached: the job is tried again. */
export async function removeFile(
  { env }: ServiceContext,
  { name }: { name: string },
): Promise<void> {
  await storageOf(env).remove(name);
}
