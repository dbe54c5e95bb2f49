import { ProductPicture } from '@/components/product/product-picture';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { linkClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import type { Product } from '@/lib/contract/product';
import type { ReviewListing } from '@/lib/contract/review';
import { starCounts } from '@/lib/features/review/star-counts';
import { formatDate } from '@/lib/format/date';
import { routes } from '@/lib/platform/routes';
import { ReviewAverage, StarLedger } from './star-ledger';
import { SortedReviews } from './sorted-reviews';
import { WithoutScripts } from '@/components/ui/without-scripts';
import { WriteReview } from './write-review';

export function ReviewsScreen({ product, listing }: { product: Product; listing: ReviewListing }) {
  const { product_name: name, review_count: count, reviews } = listing;
  const address = routes.product(product);
  return (
    <article className="frame pt-5 pb-14 md:pt-6 md:pb-18">
      <Breadcrumbs
        crumbs={[
          ...product.categories.map((category) => ({
            label: category.name,
            href: routes.shop({ category }),
          })),
          { label: name, href: address },
        ]}
      />
      <div className="mt-4 grid grid-cols-1 gap-x-14 gap-y-8 lg:grid-cols-[22rem_minmax(0,1fr)] xl:gap-x-16">
        <div className="lg:sticky lg:top-6 lg:self-start">
          <div className="grid grid-cols-[minmax(0,7.5rem)_minmax(min-content,1fr)] items-end gap-4 lg:block">
            <div>
              <ProductPicture
                src={listing.product_image}
                alt={name}
                sizes="(width >= 64rem) 352px, 120px"
                className="aspect-square"
                isFirst
              />
              <div className="shelf-edge" />
            </div>
            <div className="lg:mt-5">
              <h1 className="font-display text-4 font-medium text-balance lg:text-5">
                {`Reviews of ${name}`}
              </h1>
              <Link href={address} className={`inline-flex min-h-11 items-center ${linkClass}`}>
                Back to the product
              </Link>
            </div>
          </div>
          <div className="mt-4 grid grid-cols-1 gap-5">
            <ReviewAverage average={listing.average_rating} count={count} />
            {count > 0 && (
              <StarLedger counts={starCounts(reviews)} address={routes.reviews(product)} />
            )}
          </div>
        </div>
        <div className="grid grid-cols-1 content-start gap-8">
          <WithoutScripts to="write a review" />
          <WriteReview
            productId={product.id}
            productName={name}
            newest={reviews[0]?.published_at}
            isMain
          />
          <SortedReviews
            entries={reviews.map((review) => ({ review, day: formatDate(review.published_at) }))}
          />
        </div>
      </div>
    </article>
  );
}
