import { eq } from 'drizzle-orm';
import type { StaffReview } from '../../../contract/staff-review.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { reviews } from '../../db/schema/review.ts';
import { inTransaction } from '../../db/transaction.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { announceReviews } from './announce-reviews.ts';
import { forgetPictures } from './forget-pictures.ts';
import { readStaffReview } from './list-staff-reviews.ts';
import { lockReview } from './lock-review.ts';

/** Deletes the pictures of a review for good; stars and words stay. Throws 404 if unknown. */
export async function removeReviewPictures(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
  reason: string,
): Promise<StaffReview> {
  return inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    const { seenAt, hiddenAt } = await lockReview(within, id);
    const { pictures, product } = await readStaffReview(within, id);
    if (pictures.length > 0) {
      await forgetPictures(within, [id]);
      await tx.update(reviews).set({ updatedAt: context.now() }).where(eq(reviews.id, id));
      if (seenAt && !hiddenAt) await announceReviews(within, product.id, product.slug);
      await writeAudit(within, caller, {
        action: 'review.remove_pictures',
        subject: `review:${id}`,
        after: { reason },
      });
    }
    return readStaffReview(within, id);
  });
}
