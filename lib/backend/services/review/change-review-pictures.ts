import { asc, eq, inArray } from 'drizzle-orm';
import { reviewPicturesField, type Review } from '../../../contract/review.ts';
import type { StaffReview } from '../../../contract/staff-review.ts';
import { storeRules } from '../../../contract/store-rules.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { reviewPictures, reviews } from '../../db/schema/review.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { invalid, notFound } from '../../errors.ts';
import { storedPicturePath } from '../content/picture-use.ts';
import { discardFile } from '../file/keep-file.ts';
import { holdCustomer } from '../profile/hold-customer.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { announceReviews } from './announce-reviews.ts';
import { readStaffReview } from './list-staff-reviews.ts';
import { lockReview, requireListedProduct } from './lock-review.ts';
import { findMyReview, readMyReview } from './list-reviews.ts';
import type { StoredPicture } from './review-columns.ts';

const maxPictures = storeRules.picturesPerReview;
const tooMany = () => invalid({ [reviewPicturesField]: [`Choose up to ${maxPictures} pictures`] });

interface Pictures {
  /** Paths of the present pictures that stay. */
  keep: readonly string[];
  added: readonly StoredPicture[];
}

/**
 * Sets the pictures of the customer's own review; staff have to approve the review again before any
 * of them is shown. Throws 404 without a product or review, 400 above the maximum.
 */
export async function changeReviewPictures(
  context: ServiceContext,
  { customerId }: Pick<CustomerCaller, 'customerId'>,
  productId: number,
  { keep, added }: Pictures,
): Promise<Review> {
  return withinTransaction(context, async (within, tx) => {
    await holdCustomer(within, customerId);
    await requireListedProduct(within, productId);
    const reviewId = await findMyReview(within, customerId, productId);
    if (reviewId === undefined) throw notFound('Review');
    const review = await lockReview(within, reviewId);
    const before = await tx
      .select()
      .from(reviewPictures)
      .where(eq(reviewPictures.reviewId, review.id))
      .orderBy(asc(reviewPictures.position));
    const retained = before.filter(({ file }) => keep.includes(storedPicturePath(file)));
    const after: StoredPicture[] = [...retained, ...added];
    if (after.length > maxPictures) throw tooMany();
    if (added.length > 0 || retained.length < before.length) {
      await tx.delete(reviewPictures).where(eq(reviewPictures.reviewId, review.id));
      if (after.length > 0) {
        await tx.insert(reviewPictures).values(
          after.map(({ file, thumbnail }, position) => ({
            ...{ reviewId: review.id, position },
            ...{ file, thumbnail },
          })),
        );
      }
      for (const { file, thumbnail } of before.filter((one) => !retained.includes(one))) {
        await discardFile(within, file);
        await discardFile(within, thumbnail);
      }
      // Fewer approved pictures need no second approval.
      const isSeen = review.seenAt !== null && added.length === 0;
      await tx
        .update(reviews)
        .set({ seenAt: isSeen ? review.seenAt : null, updatedAt: context.now() })
        .where(eq(reviews.id, review.id));
      const wereShown = before.length > 0 && review.seenAt && !review.hiddenAt;
      if (wereShown) {
        const { product } = await readStaffReview(within, review.id);
        await announceReviews(within, product.id, product.slug);
      }
    }
    const changed = await readMyReview(within, { customerId }, productId);
    if (!changed) throw new Error(`The review of product ${productId} is not there`);
    return changed;
  });
}

/** Deletes the pictures of a review for good; stars and words stay. Throws 404 if unknown. */
export async function removeReviewPictures(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
  reason: string,
): Promise<StaffReview> {
  return withinTransaction(context, async (within, tx) => {
    const { seenAt, hiddenAt } = await lockReview(within, id);
    const { pictures, product } = await readStaffReview(within, id);
    if (pictures.length > 0) {
      await forgetPictures(within, [id]);
      await tx.update(reviews).set({ updatedAt: context.now() }).where(eq(reviews.id, id));
      if (seenAt && !hiddenAt) await announceReviews(within, product.id, product.slug);
      await writeAudit(within, caller, 'review.remove_pictures', `review:${id}`, {
        after: { reason },
      });
    }
    return readStaffReview(within, id);
  });
}

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
