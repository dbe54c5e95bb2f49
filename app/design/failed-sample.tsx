'use client';

import { FailedState } from '@/components/ui/failed-state';

export function FailedSample() {
  return (
    <FailedState
      title="There was an error loading your cart!"
      retry={() => new Promise((resolve) => setTimeout(resolve, 1000))}
    >
      Nothing of it is lost.
    </FailedState>
  );
}
