import { eq } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { productImages } from '../../../db/schema/product-parts.ts';
import { notFound } from '../../../errors.ts';
import { changePictures, type Pictures } from './change-pictures.ts';

/** Sets the alternative text of a picture. Throws 404 if the product has no such picture. */
export async function describePicture(
  context: ServiceContext,
  caller: CustomerCaller,
  productId: number,
  { pictureId, alt }: { pictureId: number; alt: string },
): Promise<Pictures> {
  return changePictures(context, caller, productId, async ({ db }, before) => {
    if (!before.some(({ id }) => id === pictureId)) throw notFound('Picture');
    await db.update(productImages).set({ alt }).where(eq(productImages.id, pictureId));
  });
}
