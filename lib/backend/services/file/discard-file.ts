import type { ServiceContext } from '../../context.ts';
import { addJob } from '../../jobs/add-job.ts';
import { storageOf } from '../../providers/storage/storage-of.ts';

/** Has a file taken away once the transaction of `context` has settled, and only then. */
export async function discardFile({ db }: ServiceContext, name: string): Promise<void> {
  await addJob(db, 'remove_file', { name });
}

/** Takes a file away that nothing came to refer to; what fails is logged, for the caller fails already. */
export async function dropFile({ env, log }: ServiceContext, name: string): Promise<void> {
  try {
    await storageOf(env).remove(name);
  } catch (error) {
    log.error({ err: error, name }, 'a file that belongs to nothing could not be taken away');
  }
}
