import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { keptFiles } from '../../db/schema/file.ts';
import { addJob } from '../../jobs/add-job.ts';
import { openStorage } from '../../providers/storage/storage.ts';

/**
 * Queues the deletion of a file; the job runs only after the transaction of `context` has
 * committed.
 */
export async function discardFile({ db }: ServiceContext, name: string): Promise<void> {
  await addJob(db, 'remove_file', { name });
}

/** Deletes a file, then its database row. Throws if the storage does not answer. */
export async function removeStoredFile({ db, env }: ServiceContext, name: string): Promise<void> {
  await openStorage(env).remove(name);
  await db.delete(keptFiles).where(eq(keptFiles.name, name));
}

/**
 * Deletes a file that no row refers to. Errors are logged, not thrown, because the caller is
 * already failing.
 */
export async function dropFile(context: ServiceContext, name: string): Promise<void> {
  try {
    await removeStoredFile(context, name);
  } catch (error) {
    context.log.error(
      { err: error, name },
      'a file that belongs to nothing could not be taken away',
    );
    // If the storage is not available, the job retries.
    await discardFile(context, name).catch(() => undefined);
  }
}
