import { sql } from 'drizzle-orm';
import type { Transaction } from '../client.ts';
import { demoFirstSizes } from '../demo/catalogue.ts';
import { demoReviewsFor } from '../demo/reviews.ts';
import { reviews } from '../schema/review.ts';
import type { Taxonomy } from './catalogue.ts';
import { daysLater } from './moments.ts';
import type { SeededProduct } from './products.ts';
import { insertRows, requireValue, numbered } from './rows.ts';

/** Seeds reviews, and the denormalised rating sums on the products. */
export async function seedReviews(
  tx: Transaction,
  taxonomy: Taxonomy,
  products: Map<string, SeededProduct>,
  now: Date,
): Promise<void> {
  const written = demoReviewsFor(
    demoFirstSizes.map(({ sku, category }) => ({
      sku,
      categoryPath: requireValue(taxonomy.categories, category, 'category').path.map(
        ({ slug }) => slug,
      ),
    })),
  );
  await insertRows(
    tx,
    reviews,
    numbered(
      written.map(({ sku, name, rating, text, daysAgo, verified }) => ({
        productId: requireValue(products, sku, 'product').id,
        name,
        rating,
        text,
        isVerifiedBuyer: verified,
        publishedAt: daysLater(now, -daysAgo),
        updatedAt: daysLater(now, -daysAgo),
        // The latest reviews are not reviewed by staff yet.
        seenAt: daysAgo <= 5 ? null : daysLater(now, -daysAgo),
      })),
    ),
  );
  await tx.execute(sql`
    update products set rating_sum = r.sum, rating_count = r.count
    from (select product_id, sum(rating)::int, count(*)::int from reviews group by product_id) r
    where r.product_id = products.id`);
}
