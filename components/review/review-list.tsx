import type { Review } from '@/lib/contract/review';
import { formatDate } from '@/lib/format/date';
import { ReviewItem } from './review-item';

interface ReviewListProps {
  reviews: Review[];
  className?: string;
}

export function ReviewList({ reviews, className = '' }: ReviewListProps) {
  if (reviews.length === 0) return null;
  return (
    <ul className={`grid gap-y-6 ${className}`}>
      {reviews.map((review) => (
        <ReviewItem key={review.id} review={review} day={formatDate(review.published_at)} />
      ))}
    </ul>
  );
}
