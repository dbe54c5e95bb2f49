import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { withinTransaction } from '../db/transaction.ts';
import { isShown } from '../services/content/picture-use.ts';
import { countFiles } from '../services/file/count-files.ts';
import { removeStoredFile } from '../services/file/keep-file.ts';
import { sweepFiles } from '../services/file/sweep-files.ts';
import { forgetFetched } from '../services/product-import/fetch-pictures.ts';

/** Runs at each start: counts files that were not counted, removes files without references. */
export async function checkFiles(context: ServiceContext): Promise<void> {
  await countFiles(context);
  await sweepFiles(context);
}

/** Deletes a file from the storage. Throws if the storage is unavailable: the job is retried. */
export async function removeFile(
  context: ServiceContext,
  { name }: { name: string },
): Promise<void> {
  await removeStoredFile(context, name);
}

/** Deletes an uploaded picture, unless content written by staff uses it. */
export async function dropUnusedPicture(
  context: ServiceContext,
  { name }: { name: string },
): Promise<void> {
  const isUnused = await withinTransaction(context, async (within, tx) => {
    // An import that is about to show the picture holds this row until it has committed.
    await tx.execute(sql`select from import_pictures where name = ${name} for update`);
    if (await isShown(within, name)) return false;
    await forgetFetched(within, name);
    return true;
  });
  if (isUnused) await removeStoredFile(context, name);
}
