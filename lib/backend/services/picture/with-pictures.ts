import type { ServiceContext } from '../../context.ts';
import { dropFile } from '../file/keep-file.ts';
import type { FileSender } from '../file/file-sender.ts';
import { keepPicture } from './keep-picture.ts';
import type { PictureShape } from './prepare-picture.ts';

/**
 * Stores pictures and calls `work` with their names; if one is refused or `work` fails, removes all
 * of them. Throws as `keepPicture` and `work`.
 */
export async function withPictures<T>(
  context: ServiceContext,
  sender: FileSender,
  files: readonly Blob[],
  shape: PictureShape,
  work: (names: string[]) => Promise<T>,
): Promise<T> {
  const names: string[] = [];
  try {
    // One after another, because each decoded picture needs a lot of memory.
    for (const file of files) names.push(await keepPicture(context, sender, file, shape));
    return await work(names);
  } catch (error) {
    for (const name of names) await dropFile(context, name);
    throw error;
  }
}
