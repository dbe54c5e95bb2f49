import type { Metadata } from 'next';
import { NotFoundScreen } from '@/components/layout/not-found-screen';

// Next itself writes noindex into pages with an error status.
export const metadata: Metadata = { title: 'Page not found' };

/* Not cached: a cached page would have status 200. The middleware sets 404 on each request. */
export const dynamic = 'force-dynamic';

export default function PageNotFound() {
  return <NotFoundScreen />;
}
