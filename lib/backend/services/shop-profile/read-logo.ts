import sharp from 'sharp';
import type { ServiceContext } from '../../context.ts';
import { openStorage } from '../../providers/storage/storage.ts';
import { readShop } from './read-shop.ts';

/** Pixels; enough for print at the size of a document's head. */
const side = 480;

/**
 * Returns the logo of the shop for documents, as a data URI of a PNG picture; undefined without
 * one. A picture that cannot be read does not keep a document from being drawn: it shows the name.
 */
export async function readLogo(context: ServiceContext): Promise<string | undefined> {
  const { logo } = await readShop(context);
  if (!logo) return undefined;
  try {
    const file = await openStorage(context.env).read(logo.slice(logo.lastIndexOf('/') + 1));
    if (!file) return undefined;
    const png = await sharp(file.bytes)
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
    return `data:image/png;base64,${png.toString('base64')}`;
  } catch (error) {
    context.log.warn({ err: error }, 'the logo cannot be drawn on documents');
    return undefined;
  }
}
