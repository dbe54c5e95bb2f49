import type { Metadata } from 'next';
import { TryAgainPage } from '@/components/ui/try-again-page';
import { routes } from '@/lib/platform/routes';

export const metadata: Metadata = {
  title: 'You’re offline',
  robots: { index: false, follow: true },
};

export default function OfflinePage() {
  return (
    <TryAgainPage title="You’re offline" otherLink={{ href: routes.cart, label: 'Your cart' }}>
      You can still see your cart and recently viewed products. Connect to the internet to order.
    </TryAgainPage>
  );
}
