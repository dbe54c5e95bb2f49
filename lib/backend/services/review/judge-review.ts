import { eq } from 'drizzle-orm';
import type { StaffReview } from '../../../contract/staff-review.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { reviews, type ReviewRow } from '../../db/schema/review.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict } from '../../errors.ts';
import { addJob } from '../../jobs/add-job.ts';
import { relatedPageTags } from '../family/related-by-family.ts';
import { tellSearchEngines } from '../seo/tell-search-engines.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { announceReviews } from './announce-reviews.ts';
import { changeRating } from './change-rating.ts';
import { readStaffReview } from './list-staff-reviews.ts';
import { lockReview } from './lock-review.ts';

export type Judgement =
  /** `pictures`: paths of those that were looked at. */
  { as: 'seen' | 'shown'; pictures: readonly string[] } | { as: 'hidden'; reason: string };

/**
 * Marks a review as seen, hides or shows it; updates the product's rating and pages. Idempotent.
 * Throws 404 if unknown, 409 if it has pictures that were not looked at.
 */
export async function judgeReview(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
  judgement: Judgement,
): Promise<StaffReview> {
  return withinTransaction(context, async (within, tx) => {
    const review = await lockReview(within, id);
    const at = context.now();
    const seenAt = review.seenAt ?? at;
    const isHidden = judgement.as === 'seen' ? review.hiddenAt !== null : judgement.as === 'hidden';
    const isTurned = isHidden !== (review.hiddenAt !== null);
    const shown = await readStaffReview(within, id);
    if (judgement.as !== 'hidden') refuseUnseen(shown, judgement.pictures);
    if (!isTurned && review.seenAt) return shown;
    await tx
      .update(reviews)
      .set({
        seenAt,
        updatedAt: at,
        ...(isTurned && {
          hiddenAt: isHidden ? at : null,
          hiddenReason: judgement.as === 'hidden' ? judgement.reason : '',
        }),
      })
      .where(eq(reviews.id, id));
    if (isTurned) await countStars(within, review, isHidden ? -1 : 1);
    else if (!isHidden && shown.pictures.length > 0) {
      await announceReviews(within, shown.product.id, shown.product.slug);
    }
    await writeAudit(
      within,
      caller,
      `review.${isTurned ? (isHidden ? 'hide' : 'show') : 'see'}`,
      `review:${id}`,
      { ...(judgement.as === 'hidden' && { after: { reason: judgement.reason } }) },
    );
    return readStaffReview(within, id);
  });
}

/* The customer may have sent others since the list was read. */
function refuseUnseen({ pictures }: StaffReview, seen: readonly string[]): void {
  if (pictures.every(({ path }) => seen.includes(path))) return;
  throw conflict('The pictures have just changed. Check them again.');
}

async function countStars(
  within: ServiceContext,
  { productId, rating }: ReviewRow,
  sign: 1 | -1,
): Promise<void> {
  const change = { stars: sign * rating, count: sign };
  await changeRating(within, productId, change, async (slug) => {
    const tags = [...(await relatedPageTags(within.db, [productId])), 'products'];
    await addJob(within.db, 'revalidate', { tags });
    await tellSearchEngines(within, [`/products/${productId}/${slug}`]);
  });
}
