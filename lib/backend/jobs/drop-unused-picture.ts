import type { ServiceContext } from '../context.ts';
import { isShown } from '../services/content/picture-use.ts';
import { removeKeptFile } from '../services/file/discard-file.ts';

/** Deletes an uploaded picture, unless content written by staff uses it. */
export async function dropUnusedPicture(
  context: ServiceContext,
  { name }: { name: string },
): Promise<void> {
  if (await isShown(context, name)) return;
  await removeKeptFile(context, name);
}
