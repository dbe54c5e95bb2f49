'use client';

import { useRouter } from 'next/navigation';
import { FailedState } from '@/components/ui/failed-state';

export function CheckoutFailed() {
  const router = useRouter();
  return (
    <div className="frame py-8">
      <FailedState
        isHeading
        title="There was an error loading your order!"
        retry={async () => router.refresh()}
      >
        We couldn’t load your order. Your cart is safe. Try again.
      </FailedState>
    </div>
  );
}
