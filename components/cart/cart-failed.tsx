'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';

/** The cart could not be read: said so, with a way to try again. */
export function CartFailed({ retry }: { retry: () => Promise<unknown> }) {
  const [isTrying, setIsTrying] = useState(false);
  return (
    <div className="py-14 text-center">
      <p role="alert" className="font-display text-4">
        There was an error loading your cart!
      </p>
      <p className="mt-2 text-ink-2">Nothing in it is lost.</p>
      <Button
        className="mt-6"
        busyText={isTrying ? 'Trying' : undefined}
        onClick={async () => {
          setIsTrying(true);
          await retry().catch(() => undefined);
          setIsTrying(false);
        }}
      >
        Try again
      </Button>
    </div>
  );
}
