import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { products } from '../../db/schema/catalogue.ts';
import { reviews, type ReviewRow } from '../../db/schema/review.ts';
import { notFound } from '../../errors.ts';

/**
 * Locks a review, its product first: the same lock order as in `writeReview`, to avoid deadlocks and lost
 * updates of the rating. Throws 404 if unknown.
 */
export async function lockReview({ db }: ServiceContext, id: number): Promise<ReviewRow> {
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
