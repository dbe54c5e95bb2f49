import type { ServiceContext } from '../context.ts';
import { storageOf } from '../providers/storage/storage-of.ts';
import { isShown } from '../services/content/picture-use.ts';

/** Takes an uploaded picture away, unless something that staff write shows it. */
export async function dropUnusedPicture(
  context: ServiceContext,
  { name }: { name: string },
): Promise<void> {
  if (await isShown(context, name)) return;
  await storageOf(context.env).remove(name);
}
