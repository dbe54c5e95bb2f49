import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { JsonLd } from '@/components/layout/json-ld';
import { ReviewsScreen } from '@/components/review/reviews-screen';
import { storeRules } from '@/lib/contract/store-rules';
import { idFrom } from '@/lib/format/id';
import { isSlugOf } from '@/lib/contract/slug';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { findProduct } from '@/lib/features/product/queries';
import { requireProduct } from '@/lib/features/product/require-product';
import { findReviews } from '@/lib/features/review/queries';
import { routes } from '@/lib/platform/routes';
import { breadcrumbList } from '@/lib/seo/item-list-json-ld';
import { productCard } from '@/lib/features/share/share-card';

export async function generateMetadata({
  params,
}: PageProps<'/products/[productId]/reviews/[slug]'>): Promise<Metadata> {
  const { productId } = await params;
  const product = await findProduct(idFrom(productId));
  if (!product) return {};
  return pageMetadata(routes.reviews(product), {
    name: `Reviews of ${product.name}`,
    card: productCard(product),
    isIndexed:
      product.review_count >= storeRules.reviewsForOwnPage &&
      // All sizes show the reviews of their family: one of the pages is found.
      (product.family?.members.every((member) => member.product_id >= product.id) ?? true),
  });
}

export default async function ReviewsPage({
  params,
}: PageProps<'/products/[productId]/reviews/[slug]'>) {
  const { productId, slug } = await params;
  const product = await requireProduct(productId, `/products/${productId}/reviews/${slug}`);
  const address = routes.reviews(product);
  if (!isSlugOf(slug, product.name)) permanentRedirect(encodeURI(address));
  const listing = await findReviews(product.id);
  if (!listing) notFound();
  return (
    <>
      <ReviewsScreen product={product} listing={listing} />
      <JsonLd
        things={[
          breadcrumbList(
            { label: product.name, href: routes.product(product) },
            { label: 'Reviews', href: address },
          ),
        ]}
      />
    </>
  );
}
