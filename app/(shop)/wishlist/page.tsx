import type { Metadata } from 'next';
import { KnownData } from '@/components/account/known-data';
import { PopularProducts } from '@/components/shop/popular-products';
import { WishlistScreen } from '@/components/wishlist/wishlist-screen';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { readKnownWishlist } from '@/lib/features/wishlist/queries';
import { findKept } from '@/lib/platform/form-posts/kept-cookie';
import { routes } from '@/lib/platform/routes';

interface WishlistPageProps {
  searchParams: Promise<{ kept?: string | string[] }>;
}

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.wishlist);

export default async function WishlistPage({ searchParams }: WishlistPageProps) {
  const [data, kept] = await Promise.all([
    readKnownWishlist(),
    findKept((await searchParams).kept),
  ]);
  return (
    <KnownData data={data}>
      <WishlistScreen kept={kept}>
        <PopularProducts />
      </WishlistScreen>
    </KnownData>
  );
}
