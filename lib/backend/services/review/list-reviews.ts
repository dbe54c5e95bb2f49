import { sql } from 'drizzle-orm';
import type { ReviewListing } from '../../../contract/review.ts';
import type { ServiceContext } from '../../context.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { notFound } from '../../errors.ts';
import { averageRating } from '../product/serialize.ts';
import { isListed } from '../../db/is-listed.ts';
import { shownReviewColumns } from './review-columns.ts';
import { toReview, type ReviewRow } from './serialize.ts';

interface ReviewedProductRow {
  id: number;
  name: string;
  image: string | null;
  ratingSum: number;
  ratingCount: number;
  reviews: ReviewRow[];
}

const reviewedProduct = namedStatement<ReviewedProductRow>(
  'reviews_of_product',
  sql`
    select p.id, p.name, p.rating_sum as "ratingSum", p.rating_count as "ratingCount",
      coalesce(
        (select path from product_images where product_id = p.id order by position limit 1),
        p.home_image) as image,
      (select coalesce(json_agg(r), '[]') from (
         select ${shownReviewColumns} from reviews where product_id = p.id and hidden_at is null
         order by published_at desc, id desc) r) as reviews
    from products p
    where p.id = ${sql.placeholder('id')}::integer and ${isListed(sql.placeholder('now'))}`,
);

/** Returns all visible reviews of a product, newest first. Throws 404 for an unknown product. */
export async function listReviews(
  { db, now }: ServiceContext,
  productId: number,
): Promise<Omit<ReviewListing, 'status'>> {
  const [row] = await reviewedProduct(db, { id: productId, now: now().toISOString() });
  if (!row) throw notFound('Product');
  return {
    product_id: row.id,
    product_name: row.name,
    product_image: row.image,
    average_rating: averageRating(row.ratingSum, row.ratingCount),
    review_count: row.ratingCount,
    reviews: row.reviews.map(toReview),
  };
}
