import type { Metadata } from 'next';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { PageFrame } from '@/components/layout/page-frame';

export const metadata: Metadata = {
  title: 'Page not found | SOSE',
  robots: { index: false, follow: true },
};

export default function NotFound() {
  return (
    <PageFrame>
      <NotFoundScreen />
    </PageFrame>
  );
}
