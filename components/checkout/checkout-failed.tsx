'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';

/** The checkout could not be read: said so, with a way to try again. */
export function CheckoutFailed() {
  const router = useRouter();
  const [isTrying, startTrying] = useTransition();
  return (
    <div className="frame py-18 text-center">
      <h1 className="font-display text-5 font-medium">Checkout</h1>
      <p role="alert" className="mt-6 font-display text-4">
        There was an error loading your order!
      </p>
      <p className="mt-2 text-ink-2">The store could not be reached just now.</p>
      <Button
        className="mt-6"
        busyText={isTrying ? 'Trying' : undefined}
        onClick={() => startTrying(() => router.refresh())}
      >
        Try again
      </Button>
    </div>
  );
}
