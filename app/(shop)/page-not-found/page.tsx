import type { Metadata } from 'next';
import { NotFoundScreen } from '@/components/layout/not-found-screen';

export const metadata: Metadata = {
  title: 'Page not found',
  robots: { index: false, follow: true },
};

/* Kept, it would be kept as a page that is there: its 404 comes with each request (middleware). */
export const dynamic = 'force-dynamic';

/** Where unknown addresses are sent; what is not there answers 404. */
export default function PageNotFound() {
  return <NotFoundScreen />;
}
