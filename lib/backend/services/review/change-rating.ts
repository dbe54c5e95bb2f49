import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { products } from '../../db/schema/catalogue.ts';
import { offersChanged } from '../../search/engine.ts';
import { averageRating } from '../product/serialize.ts';
import { reviewedIds, shownRatingCount, shownRatingSum } from './family-reviews.ts';

interface RatingChange {
  stars: number;
  /** Number of ratings that are added or, if negative, removed. */
  count: number;
}

/**
 * Changes the rating of a product, announces the product by its slug, and updates the filter of the
 * shop if the average that is shown is another, of all products that show it. The caller has locked
 * the product.
 */
export async function changeRating(
  { db, now }: ServiceContext,
  productId: number,
  { stars, count }: RatingChange,
  announce: (slug: string) => Promise<void>,
): Promise<void> {
  const [after] = await db
    .update(products)
    .set({
      ratingSum: sql`${products.ratingSum} + ${stars}`,
      ratingCount: sql`${products.ratingCount} + ${count}`,
      updatedAt: now(),
    })
    .where(eq(products.id, productId))
    .returning({ slug: products.slug });
  if (!after) throw new Error(`The rating of product ${productId} was not changed`);
  await announce(after.slug);
  const { rows } = await db.execute<{ ids: number[]; sum: number; count: number }>(sql`
    select array(${reviewedIds}) as ids, ${shownRatingSum} as sum, ${shownRatingCount} as count
    from products p where p.id = ${productId}`);
  for (const { ids, sum, count: shown } of rows) {
    const before = averageRating(sum - stars, shown - count);
    if (averageRating(sum, shown) !== before) await offersChanged(db, ids);
  }
}
