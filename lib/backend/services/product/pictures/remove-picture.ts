import { eq } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { productImages } from '../../../db/schema/product-parts.ts';
import { notFound } from '../../../errors.ts';
import { letGoOf } from '../../content/picture-use.ts';
import { changePictures, type Pictures } from './change-pictures.ts';

/**
 * Removes a picture, and its file unless a copy of the product uses it. Throws 404 if the product
 * has no such picture.
 */
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
    await letGoOf(within, [picture.path]);
  });
}
