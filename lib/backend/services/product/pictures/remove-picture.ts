import { eq } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { productImages } from '../../../db/schema/catalogue.ts';
import { notFound } from '../../../errors.ts';
import { discardFile } from '../../file/discard-file.ts';
import { changePictures, type Pictures } from './change-pictures.ts';

/** Takes a picture away, and its file where it was uploaded; 404 where the product has none of that id. */
export async function removePicture(
  context: ServiceContext,
  caller: CustomerCaller,
  productId: number,
  pictureId: number,
): Promise<Pictures> {
  return changePictures(context, caller, productId, async (within, before) => {
    const picture = before.find(({ id }) => id === pictureId);
    if (!picture) throw notFound('Picture');
    await within.db.delete(productImages).where(eq(productImages.id, pictureId));
    const [, name] = /^\/files\/([^/]+)$/.exec(picture.path) ?? [];
    if (name) await discardFile(within, name);
  });
}
