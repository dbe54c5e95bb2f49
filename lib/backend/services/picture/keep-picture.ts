import type { ServiceContext } from '../../context.ts';
import { StoreError } from '../../errors.ts';
import { storageOf } from '../../providers/storage/storage-of.ts';
import { newFileName } from '../file/file-name.ts';
import { preparePicture, type PictureShape } from './prepare-picture.ts';

/**
 * Checks a picture that was sent, writes it anew and keeps it; gives the name under which
 * `GET /files/{name}` shows it. 413 and 415 as `preparePicture` says, 503 where it cannot be kept.
 *
 * Who puts the name into the database calls `discardFile` in the same transaction for the one that it
 * takes the place of; where that transaction fails, `dropFile` takes the new file away again.
 */
export async function keepPicture(
  { env, log }: ServiceContext,
  file: Blob,
  shape: PictureShape,
): Promise<string> {
  const picture = await preparePicture(file, shape);
  const name = newFileName('webp');
  try {
    await storageOf(env).write(name, picture, 'image/webp');
  } catch (error) {
    log.error({ err: error }, 'a picture could not be kept');
    throw new StoreError(503, 'Pictures cannot be kept right now. Please try again later!');
  }
  return name;
}
