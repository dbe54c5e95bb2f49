import type { Review } from '../../../contract/review.ts';

/** What the store shows of a review. */
export interface ReviewRow {
  id: number;
  name: string;
  rating: number;
  text: string;
  isVerifiedBuyer: boolean;
  /** A time as PostgreSQL or its JSON has it. */
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
