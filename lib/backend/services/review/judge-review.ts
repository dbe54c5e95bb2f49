import { eq } from 'drizzle-orm';
import type { StaffReview } from '../../../contract/staff-review.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { products } from '../../db/schema/catalogue.ts';
import { reviews } from '../../db/schema/review.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../../errors.ts';
import { addJob } from '../../jobs/add-job.ts';
import { tellSearchEngines } from '../seo/tell-search-engines.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { changeRating } from './change-rating.ts';
import { readStaffReview } from './list-staff-reviews.ts';

type Review = typeof reviews.$inferSelect;

export type Judgement = { as: 'seen' } | { as: 'hidden'; reason: string } | { as: 'shown' };

/**
 * Marks a review as seen, hides or shows it; updates the product's rating and pages. Idempotent.
 * Throws 404 if unknown.
 */
export async function judgeReview(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
  judgement: Judgement,
): Promise<StaffReview> {
  return inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    const review = await lockWithProduct(within, id);
    const at = context.now();
    const seenAt = review.seenAt ?? at;
    const isHidden = judgement.as === 'seen' ? review.hiddenAt !== null : judgement.as === 'hidden';
    const isTurned = isHidden !== (review.hiddenAt !== null);
    if (!isTurned && review.seenAt) return readStaffReview(within, id);
    await tx
      .update(reviews)
      .set({
        seenAt,
        ...(isTurned && {
          hiddenAt: isHidden ? at : null,
          hiddenReason: judgement.as === 'hidden' ? judgement.reason : '',
        }),
      })
      .where(eq(reviews.id, id));
    if (isTurned) await countStars(within, review, isHidden ? -1 : 1);
    await writeAudit(within, caller, {
      action: `review.${isTurned ? (isHidden ? 'hide' : 'show') : 'see'}`,
      subject: `review:${id}`,
      ...(judgement.as === 'hidden' && { after: { reason: judgement.reason } }),
    });
    return readStaffReview(within, id);
  });
}

/*
 * Locks the product first: the same lock order as in `writeReview`, to avoid deadlocks and lost
 * updates of the rating.
 */
async function lockWithProduct({ db }: ServiceContext, id: number): Promise<Review> {
  const [found] = await db
    .select({ productId: reviews.productId })
    .from(reviews)
    .where(eq(reviews.id, id));
  if (!found) throw notFound('Review');
  await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, found.productId))
    .for('no key update');
  const [review] = await db.select().from(reviews).where(eq(reviews.id, id)).for('update');
  if (!review) throw notFound('Review');
  return review;
}

async function countStars(
  within: ServiceContext,
  { productId, rating }: Review,
  sign: 1 | -1,
): Promise<void> {
  const change = { stars: sign * rating, count: sign };
  await changeRating(within, productId, change, async (slug) => {
    await addJob(within.db, 'revalidate', { tags: [`product:${productId}`, 'products'] });
    await tellSearchEngines(within, [`/products/${productId}/${slug}`]);
  });
}
