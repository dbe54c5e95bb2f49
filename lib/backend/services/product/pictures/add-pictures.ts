import { sql } from 'drizzle-orm';
import { pictureField, pictureRules } from '../../../../contract/file.ts';
import { pictureTag } from '../../../../contract/running.ts';
import { maxPictures } from '../../../../contract/staff-product-picture.ts';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { productImages } from '../../../db/schema/product-parts.ts';
import { invalid } from '../../../errors.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { withPictures } from '../../picture/with-pictures.ts';
import { lockProduct } from '../lock-product.ts';
import { changePictures, type Pictures } from './change-pictures.ts';

const longestEdge = 2_000;

/**
 * Appends pictures to a product. Throws 404 for an unknown product, 400 if no file was sent or
 * there would be too many, 413 and 415 as `preparePicture`; on an error no picture is added.
 */
export async function addPictures(
  context: ServiceContext,
  caller: CustomerCaller,
  productId: number,
  files: readonly File[],
): Promise<Pictures> {
  if (files.length === 0) throw invalid({ [pictureField]: [pictureRules.missing] });
  // Fails early for an unknown product, before the pictures are processed.
  await lockProduct(context.db, productId);
  const sender = { kind: 'staff', customerId: caller.customerId } as const;
  return withPictures(context, sender, files, { within: longestEdge }, (names) =>
    changePictures(context, caller, productId, async ({ db }, before) => {
      if (before.length + names.length > maxPictures) {
        throw invalid({ [pictureField]: [`A product can have at most ${maxPictures} pictures`] });
      }
      await db.insert(productImages).values(
        names.map((name, index) => ({
          productId,
          path: `/files/${name}`,
          position: sql`(select coalesce(max(position), 0) + ${index + 1}::integer
                         from product_images where product_id = ${productId})`,
        })),
      );
      await addJob(db, 'revalidate', { tags: names.map((name) => pictureTag(`/files/${name}`)) });
    }),
  );
}
