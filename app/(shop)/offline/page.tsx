import type { Metadata } from 'next';
import { TryAgainPage } from '@/components/ui/try-again-page';
import { routes } from '@/lib/platform/routes';

export const revalidate = 3600;

export const metadata: Metadata = {
  title: 'You are offline',
  robots: { index: false, follow: true },
};

export default function OfflinePage() {
  return (
    <TryAgainPage title="You are offline" otherLink={{ href: routes.cart, label: 'Your cart' }}>
      Products that you have opened and your cart can still be read. To order, connect to the
      internet.
    </TryAgainPage>
  );
}
