import type { Review } from '../../../contract/review.ts';

export interface ReviewRow {
  id: number;
  name: string;
  rating: number;
  text: string;
  isVerifiedBuyer: boolean;
  /** Date, or text as PostgreSQL or its JSON formats it. */
  publishedAt: Date | string;
}

export function toReview(row: ReviewRow): Review {
  return {
    id: row.id,
    name: row.name,
    rating: row.rating,
    review: row.text,
    published_at: new Date(row.publishedAt).toISOString(),
    is_verified_buyer: row.isVerifiedBuyer,
  };
}
