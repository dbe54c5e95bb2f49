import sharp from 'sharp';
import { pictureRules } from '../../../contract/file.ts';
import { StoreError } from '../../errors.ts';
import { pictureType } from './picture-type.ts';

/** A square cut out of the middle, or the whole picture within so many pixels each way. */
export type PictureShape = { square: number } | { within: number };

/** A larger picture would take more memory to open than its few bytes tell. */
const mostPixels = 50_000_000;
const mostSeconds = 15;

const tooLarge = (message: string) =>
  new StoreError(413, message, { errors: { picture: [message] } });
const unreadable = () =>
  new StoreError(415, pictureRules.wrongType, { errors: { picture: [pictureRules.wrongType] } });

/**
 * Turns a file that somebody sent into a picture that can be shown to others: at most 5 MB and 50
 * megapixels (413), JPEG, PNG or WebP by its content (415), opened and written anew as WebP, the right
 * way up, with nothing in it of where and with what it was taken.
 */
export async function preparePicture(
  file: Blob,
  shape: PictureShape,
): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size > pictureRules.mostBytes) throw tooLarge(pictureRules.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!pictureType(bytes)) throw unreadable();
  try {
    const opened = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
    const resized =
      'square' in shape
        ? opened.resize(shape.square, shape.square, { fit: 'cover' })
        : opened.resize(shape.within, shape.within, { fit: 'inside', withoutEnlargement: true });
    const written = await resized
      .webp({ quality: 82 })
      .timeout({ seconds: mostSeconds })
      .toBuffer();
    return new Uint8Array(written);
  } catch (error) {
    // Whatever keeps it from being opened lies in the file: broken, cut off, or far too many pixels.
    throw error instanceof Error && /pixel limit/.test(error.message)
      ? tooLarge(pictureRules.tooManyPixels)
      : unreadable();
  }
}
