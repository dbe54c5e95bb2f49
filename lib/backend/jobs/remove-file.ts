import type { ServiceContext } from '../context.ts';
import { removeStoredFile } from '../services/file/discard-file.ts';

/** Deletes a file from the storage. Throws if the storage is unavailable: the job is retried. */
export async function removeFile(
  context: ServiceContext,
  { name }: { name: string },
): Promise<void> {
  await removeStoredFile(context, name);
}
