import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { isListed } from '../../db/is-listed.ts';
import { products } from '../../db/schema/catalogue.ts';
import { reviews, type ReviewRow } from '../../db/schema/review.ts';
import { notFound } from '../../errors.ts';

/**
 * Locks a review, its product first: the same lock order as in `writeReview`, to avoid deadlocks
 * and lost updates of the rating. Throws 404 if unknown.
 */
export async function lockReview({ db }: ServiceContext, id: number): Promise<ReviewRow> {
  const [found] = await db
    .select({ productId: reviews.productId })
    .from(reviews)
    .where(eq(reviews.id, id));
  if (!found) throw notFound('Review');
  await lockReviewedProduct({ db }, found.productId);
  const [review] = await db.select().from(reviews).where(eq(reviews.id, id)).for('update');
  if (!review) throw notFound('Review');
  return review;
}

/** Throws 404 if no such product is on sale. */
export async function requireListedProduct(
  { db, now }: ServiceContext,
  productId: number,
): Promise<void> {
  const { rows } = await db.execute(sql`
    select 1 from products p where p.id = ${productId} and ${isListed(now().toISOString())}`);
  if (rows.length === 0) throw notFound('Product');
}

/** Row lock: concurrent changes of a product's reviews wait, so that no rating update is lost. */
export async function lockReviewedProduct(
  { db }: Pick<ServiceContext, 'db'>,
  productId: number,
): Promise<void> {
  await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, productId))
    .for('no key update');
}
