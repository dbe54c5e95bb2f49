import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { keptFiles } from '../../db/schema/file.ts';
import { StoreError, notFound } from '../../errors.ts';
import { addJob } from '../../jobs/add-job.ts';
import type { StoredFile } from '../../providers/storage/file-storage.ts';
import { openStorage } from '../../providers/storage/storage.ts';
import { typeOfFile } from './file-name.ts';
import type { FileSender } from './file-sender.ts';
import { reserveCapacity } from './reserve-room.ts';

/**
 * Saves a file within the limits of its sender (`reserveCapacity`: 413, 429, 503). 503 with
 * `unavailable` if it cannot be written; then a job deletes the partial file.
 */
export async function keepFile(
  context: ServiceContext,
  sender: FileSender,
  { name, bytes, type }: { name: string; bytes: Uint8Array<ArrayBuffer>; type: string },
  unavailable: string,
): Promise<void> {
  await reserveCapacity(context, sender, { name, bytes: bytes.byteLength });
  try {
    await openStorage(context.env).write(name, bytes, type);
  } catch (error) {
    context.log.error({ err: error, name }, 'a file could not be kept');
    // Not here: who sent it has waited for the storage once already.
    await discardFile(context, name).catch((reason: unknown) => {
      context.log.error({ err: reason, name }, 'a file that belongs to nothing stays');
    });
    throw new StoreError(503, unavailable);
  }
}

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

/** Returns a stored file with its media type; 404 for an unknown name. */
export async function readFile(
  { env }: ServiceContext,
  name: string,
): Promise<StoredFile & { type: string }> {
  const type = typeOfFile(name);
  const file = type && (await openStorage(env).read(name));
  if (!type || !file) throw notFound('File');
  return { ...file, type };
}
