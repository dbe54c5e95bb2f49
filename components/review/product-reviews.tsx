import { linkClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import type { Product } from '@/lib/contract/product';
import { storeRules } from '@/lib/contract/store-rules';
import { routes } from '@/lib/platform/routes';
import { ReviewAverage } from './review-average';
import { ReviewList } from './review-list';
import { WriteReview } from './write-review';

export function ProductReviews({ product }: { product: Product }) {
  const { review_count: count, rating_review_data: reviews } = product;
  return (
    <div className="grid gap-6">
      <ReviewAverage average={product.average_rating.average_rating} count={count} />
      <WriteReview
        productId={product.id}
        productName={product.name}
        newest={reviews[0]?.published_at}
      />
      <ReviewList reviews={reviews} className="gap-x-14 lg:grid-cols-3" />
      {count >= storeRules.reviewsForOwnPage && (
        <Link
          href={routes.reviews(product)}
          prefetch={false}
          className={`inline-flex min-h-11 items-center justify-self-start ${linkClass}`}
        >
          View all reviews
        </Link>
      )}
    </div>
  );
}
