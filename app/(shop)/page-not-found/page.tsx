import type { Metadata } from 'next';
import { PopularProducts } from '@/components/shop/no-products';
import { NotFoundScreen } from '@/components/layout/not-found-screen';

// Next itself writes noindex into pages with an error status.
export const metadata: Metadata = { title: 'Page not found' };

/* The middleware sets its status. */

export default function PageNotFound() {
  return (
    <NotFoundScreen>
      <PopularProducts />
    </NotFoundScreen>
  );
}
