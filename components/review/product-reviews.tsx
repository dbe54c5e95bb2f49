import { linkClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import type { Product } from '@/lib/contract/product';
import type { Review } from '@/lib/contract/review';
import { storeRules } from '@/lib/contract/store-rules';
import type { StarCount } from '@/lib/features/review/star-counts';
import { formatDate } from '@/lib/format/date';
import { routes } from '@/lib/platform/routes';
import { LateStarLedger } from './late-star-ledger';
import { ReviewItem } from './review-item';
import { ReviewAverage } from './star-ledger';
import { WriteReview } from './write-review';

interface ProductReviewsProps {
  product: Product;
  starCounts: StarCount[];
}

export function ProductReviews({ product, starCounts }: ProductReviewsProps) {
  const { review_count: count, rating_review_data: reviews } = product;
  return (
    <div className="grid gap-6">
      <ReviewAverage average={product.average_rating.average_rating} count={count} />
      {starCounts.length > 0 && (
        <LateStarLedger counts={starCounts} address={routes.reviews(product)} />
      )}
      <WriteReview
        productId={product.id}
        productName={product.name}
        newest={reviews[0]?.published_at}
      />
      <ReviewList reviews={reviews.toSorted(picturesFirst)} className="gap-x-14 lg:grid-cols-2" />
      {count >= storeRules.reviewsForOwnPage && (
        <Link
          href={routes.reviews(product)}
          className={`inline-flex min-h-11 items-center justify-self-start ${linkClass}`}
        >
          View all reviews
        </Link>
      )}
    </div>
  );
}

const picturesFirst = (one: Review, other: Review) =>
  Number(Boolean(other.pictures?.length)) - Number(Boolean(one.pictures?.length));

function ReviewList({ reviews, className = '' }: { reviews: Review[]; className?: string }) {
  if (reviews.length === 0) return null;
  return (
    <ul className={`grid gap-y-6 ${className}`}>
      {reviews.map((review) => (
        <ReviewItem key={review.id} review={review} day={formatDate(review.published_at)} />
      ))}
    </ul>
  );
}
