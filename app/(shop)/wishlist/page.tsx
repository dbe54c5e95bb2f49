import type { Metadata } from 'next';
import { WishlistScreen } from '@/components/wishlist/wishlist-screen';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { routes } from '@/lib/platform/routes';

export const revalidate = 3600;

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.wishlist);

export default function WishlistPage() {
  return <WishlistScreen />;
}
