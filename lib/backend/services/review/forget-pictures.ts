import { inArray } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { reviewPictures } from '../../db/schema/review.ts';
import { discardFile } from '../file/discard-file.ts';

/** Removes all pictures of reviews; their files are deleted once the transaction has committed. */
export async function forgetPictures(
  context: ServiceContext,
  reviewIds: readonly number[],
): Promise<void> {
  if (reviewIds.length === 0) return;
  const removed = await context.db
    .delete(reviewPictures)
    .where(inArray(reviewPictures.reviewId, [...reviewIds]))
    .returning();
  for (const { file, thumbnail } of removed) {
    await discardFile(context, file);
    await discardFile(context, thumbnail);
  }
}
