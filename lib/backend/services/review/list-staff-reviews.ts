import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { listStaffReviews as call, StaffReview } from '../../../contract/staff-review.ts';
import type { ServiceContext } from '../../context.ts';
import { matchWords } from '../../db/contains-text.ts';
import { products } from '../../db/schema/catalogue.ts';
import { reviews } from '../../db/schema/review.ts';
import { notFound } from '../../errors.ts';
import { readPage, sortBy, type PageOf } from '../staff/read-page.ts';
import { picturesColumn, type StoredPicture } from './review-columns.ts';
import { toPicture } from './serialize.ts';

type ReviewsQuery = QueryOf<typeof call>;

const columns = {
  review: reviews,
  pictures: picturesColumn,
  product: { id: products.id, name: products.name, slug: products.slug },
};

const sorts = {
  published_at: reviews.publishedAt,
  rating: [reviews.rating, reviews.publishedAt],
};

/** Returns one page of reviews for staff, newest first by default. */
export async function listStaffReviews(
  { db }: ServiceContext,
  query: ReviewsQuery,
): Promise<PageOf<StaffReview>> {
  const fitting = and(
    stateFits(query.state),
    ratingFits(query.rating),
    ...matchWords([sql`products.name`, sql`reviews.name`, sql`reviews.text`], query.search),
  );
  const matching = sql`from reviews join products on products.id = reviews.product_id
    where ${fitting ?? sql`true`}`;
  return readPage(db, query, matching, async (limit, offset) => {
    const rows = await db
      .select(columns)
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(fitting)
      .orderBy(sortBy(sorts, query.sort ?? '-published_at', reviews.id))
      .limit(limit)
      .offset(offset);
    return rows.map(toStaffReview);
  });
}

/** Returns a review for staff. Throws 404 if unknown. */
export async function readStaffReview({ db }: ServiceContext, id: number): Promise<StaffReview> {
  const [row] = await db
    .select(columns)
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.id, id));
  if (!row) throw notFound('Review');
  return toStaffReview(row);
}

function stateFits(state: ReviewsQuery['state']): SQL | undefined {
  if (state === 'new') return sql`reviews.seen_at is null`;
  if (state === 'hidden') return sql`reviews.hidden_at is not null`;
  return state && sql`reviews.hidden_at is null`;
}

const ratingFits = (rating: number | undefined): SQL | undefined =>
  rating === undefined ? undefined : sql`reviews.rating = ${rating}`;

interface ReviewWithProduct {
  review: typeof reviews.$inferSelect;
  pictures: StoredPicture[] | null;
  product: StaffReview['product'];
}

const toStaffReview = ({ review, pictures, product }: ReviewWithProduct): StaffReview => ({
  id: review.id,
  product,
  customer_id: review.customerId,
  name: review.name,
  rating: review.rating,
  text: review.text,
  is_verified_buyer: review.isVerifiedBuyer,
  pictures: (pictures ?? []).map(toPicture),
  published_at: review.publishedAt.toISOString(),
  seen_at: review.seenAt?.toISOString() ?? null,
  hidden_at: review.hiddenAt?.toISOString() ?? null,
  hidden_reason: review.hiddenReason,
});
