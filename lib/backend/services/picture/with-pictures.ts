import type { ServiceContext } from '../../context.ts';
import { dropFile } from '../file/discard-file.ts';
import type { FileSender } from '../file/file-sender.ts';
import { keepPicture } from './keep-picture.ts';
import type { PictureShape } from './prepare-picture.ts';

/**
 * Keeps pictures and does something with their names; where one of them is refused, or that fails,
 * none of them stays. Throws as `keepPicture` and `work` do.
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
    // One after another: each takes the memory of a whole picture.
    for (const file of files) names.push(await keepPicture(context, sender, file, shape));
    return await work(names);
  } catch (error) {
    for (const name of names) await dropFile(context, name);
    throw error;
  }
}
