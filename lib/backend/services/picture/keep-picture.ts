import type { ServiceContext } from '../../context.ts';
import { newFileName } from '../file/file-name.ts';
import type { FileSender } from '../file/file-sender.ts';
import { keepFile } from '../file/keep-file.ts';
import { preparePicture, type PictureShape } from './prepare-picture.ts';

const unavailable = 'We can’t save pictures right now. Try again later.';

/**
 * Checks an uploaded picture, re-encodes it and stores it; returns the name for `GET
 * /files/{name}`. Throws 413 and 415 as `preparePicture`; 413, 429 and 503 as `keepFile`. The
 * caller that stores the name must call `discardFile` for the replaced file in the same
 * transaction; if that transaction fails, `dropFile` removes the new file.
 */
export async function keepPicture(
  context: ServiceContext,
  sender: FileSender,
  file: Blob,
  shape: PictureShape,
): Promise<string> {
  const bytes = await preparePicture(file, shape);
  const name = newFileName();
  await keepFile(context, sender, { name, bytes, type: 'image/webp' }, unavailable);
  return name;
}
