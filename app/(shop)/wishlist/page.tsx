import type { Metadata } from 'next';
import { KnownData } from '@/components/account/known-data';
import { PopularProducts } from '@/components/shop/no-products';
import { WishlistScreen } from '@/components/wishlist/wishlist-screen';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { readKnownWishlist, wishedProductIds } from '@/lib/features/wishlist/queries';
import { findSubmittedForm } from '@/lib/platform/form-posts/submitted-form-cookie';
import { routes } from '@/lib/platform/routes';

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.wishlist);

export default async function WishlistPage({ searchParams }: PageProps<'/wishlist'>) {
  const [data, submittedForm] = await Promise.all([
    readKnownWishlist(),
    findSubmittedForm((await searchParams).kept),
  ]);
  return (
    <KnownData data={data}>
      <WishlistScreen submittedForm={submittedForm}>
        <PopularProducts exclusions={wishedProductIds(data)} />
      </WishlistScreen>
    </KnownData>
  );
}
