import sharp from 'sharp';
import { pictureRules } from '../../../contract/file.ts';
import { StoreError } from '../../errors.ts';
import { pictureType } from './picture-type.ts';

/**
 * A centred square crop, or the whole picture scaled down to fit `within` pixels in both
 * directions.
 */
export type PictureShape = { square: number } | { within: number };

/** Decompression bomb limit: a small file can need a lot of memory when decoded. */
const maxPixels = 50_000_000;
const timeoutSeconds = 15;

const tooLarge = (message: string) =>
  new StoreError(413, message, { errors: { picture: [message] } });
const unreadable = () =>
  new StoreError(415, pictureRules.wrongType, { errors: { picture: [pictureRules.wrongType] } });

/**
 * Converts an uploaded file to a picture that is safe to show: at most 5 MB and 50 megapixels
 * (413), JPEG, PNG or WebP by content (415). Decodes it and re-encodes it as WebP, upright, without
 * metadata (location, camera).
 */
export async function preparePicture(
  file: Blob,
  shape: PictureShape,
): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size > pictureRules.maxBytes) throw tooLarge(pictureRules.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!pictureType(bytes)) throw unreadable();
  try {
    const opened = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
    const resized =
      'square' in shape
        ? opened.resize(shape.square, shape.square, { fit: 'cover' })
        : opened.resize(shape.within, shape.within, { fit: 'inside', withoutEnlargement: true });
    const written = await resized
      .webp({ quality: 82 })
      .timeout({ seconds: timeoutSeconds })
      .toBuffer();
    return new Uint8Array(written);
  } catch (error) {
    // Any decoding error is caused by the file: broken, cut off, or too many pixels.
    throw error instanceof Error && /pixel limit/.test(error.message)
      ? tooLarge(pictureRules.tooManyPixels)
      : unreadable();
  }
}
