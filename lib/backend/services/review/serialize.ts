import type { Review, ReviewPicture } from '../../../contract/review.ts';
import { storedPicturePath } from '../content/picture-use.ts';
import type { StoredPicture } from './review-columns.ts';

export interface ReviewRow {
  id: number;
  name: string;
  rating: number;
  text: string;
  isVerifiedBuyer: boolean;
  /** Date, or text as PostgreSQL or its JSON formats it. */
  publishedAt: Date | string;
  pictures: StoredPicture[] | null;
}

export function toReview(row: ReviewRow): Review {
  return {
    id: row.id,
    name: row.name,
    rating: row.rating,
    review: row.text,
    published_at: new Date(row.publishedAt).toISOString(),
    is_verified_buyer: row.isVerifiedBuyer,
    ...(row.pictures && { pictures: row.pictures.map(toPicture) }),
  };
}

export const toPicture = ({ file, thumbnail }: StoredPicture): ReviewPicture => ({
  path: storedPicturePath(file),
  thumbnail: storedPicturePath(thumbnail),
});
