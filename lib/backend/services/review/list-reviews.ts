import { sql, and, eq, getTableColumns } from 'drizzle-orm';
import type { ReviewListing, Review } from '../../../contract/review.ts';
import type { ServiceContext, CustomerCaller } from '../../context.ts';
import { isListed } from '../../db/is-listed.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { reviews } from '../../db/schema/review.ts';
import { notFound } from '../../errors.ts';
import { averageRating } from '../product/serialize.ts';
import {
  idsReviewedWith,
  reviewedIds,
  shownRatingCount,
  shownRatingSum,
} from './family-reviews.ts';
import { shownReviewColumns, picturesColumn } from './review-columns.ts';
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
    select p.id, p.name, ${shownRatingSum} as "ratingSum", ${shownRatingCount} as "ratingCount",
      coalesce(
        (select path from product_images where product_id = p.id order by position limit 1),
        p.home_image) as image,
      (select coalesce(json_agg(r), '[]') from (
         select ${shownReviewColumns} from reviews where product_id in (${reviewedIds}) and hidden_at is null
         order by published_at desc, id desc) r) as reviews
    from products p
    where p.id = ${sql.placeholder('id')}::integer and ${isListed(sql.placeholder('now'))}`,
);

/**
 * Returns all visible reviews of a product and, unless the shop keeps them apart, of the other
 * sizes of its family, newest first. Throws 404 for an unknown product.
 */
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

/**
 * Returns the customer's own review of a product, or of another size that shares its reviews, even
 * if hidden by staff, with pictures that are not approved yet; null if there is none.
 */
export async function readMyReview(
  { db }: ServiceContext,
  { customerId }: Pick<CustomerCaller, 'customerId'>,
  productId: number,
): Promise<Review | null> {
  const [row] = await db
    .select({ ...getTableColumns(reviews), pictures: picturesColumn })
    .from(reviews)
    .where(isOwnReview(customerId, productId))
    .orderBy(ownProductFirst(productId))
    .limit(1);
  return row ? toReview(row) : null;
}

/** Returns the id of the customer's own review of a product; undefined if there is none. */
export async function findMyReview(
  { db }: ServiceContext,
  customerId: number,
  productId: number,
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(isOwnReview(customerId, productId))
    .orderBy(ownProductFirst(productId))
    .limit(1);
  return row?.id;
}

/* Sizes that share their reviews have one of each customer, as a product has. */
const isOwnReview = (customerId: number, productId: number) =>
  and(
    eq(reviews.customerId, customerId),
    sql`${reviews.productId} in (${idsReviewedWith(productId)})`,
  );

/* There are several where products became a family after they were reviewed. */
const ownProductFirst = (productId: number) =>
  sql`${reviews.productId} <> ${productId}::integer, ${reviews.id} desc`;
