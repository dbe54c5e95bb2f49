import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { keptFiles } from '../../db/schema/file.ts';
import { addJob } from '../../jobs/add-job.ts';
import { storageOf } from '../../providers/storage/storage-of.ts';

/** Has a file taken away once the transaction of `context` has settled, and only then. */
export async function discardFile({ db }: ServiceContext, name: string): Promise<void> {
  await addJob(db, 'remove_file', { name });
}

/** Takes a file away, and then what was written down of it. Throws where the storage cannot be reached. */
export async function removeKeptFile({ db, env }: ServiceContext, name: string): Promise<void> {
  await storageOf(env).remove(name);
  await db.delete(keptFiles).where(eq(keptFiles.name, name));
}

/** Takes a file away that nothing came to refer to; what fails is logged, for the caller fails already. */
export async function dropFile(context: ServiceContext, name: string): Promise<void> {
  try {
    await removeKeptFile(context, name);
  } catch (error) {
    context.log.error(
      { err: error, name },
      'a file that belongs to nothing could not be taken away',
    );
    // The storage may be away for a while: the job tries again.
    await discardFile(context, name).catch(() => undefined);
  }
}
