import type { ServiceContext } from '../../context.ts';
import { newFileName } from '../file/file-name.ts';
import type { FileSender } from '../file/file-sender.ts';
import { keepFile } from '../file/keep-file.ts';
import { preparePicture, type PictureShape } from './prepare-picture.ts';

const unavailable = 'Pictures cannot be kept right now. Please try again later!';

/**
 * Checks a picture that was sent, writes it anew and keeps it; gives the name under which
 * `GET /files/{name}` shows it. 413 and 415 as `preparePicture` says; 413, 429 and 503 as `keepFile`.
 *
 * Who puts the name into the database calls `discardFile` in the same transaction for the one that it
 * takes the place of; where that transaction fails, `dropFile` takes the new file away again.
 */
export async function keepPicture(
  context: ServiceContext,
  sender: FileSender,
  file: Blob,
  shape: PictureShape,
): Promise<string> {
  const bytes = await preparePicture(file, shape);
  const name = newFileName('webp');
  await keepFile(context, sender, { name, bytes, type: 'image/webp' }, unavailable);
  return name;
}
