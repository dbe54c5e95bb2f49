'use client';

import { lazy, Suspense, type ComponentType } from 'react';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import type { StarLedgerProps } from './star-ledger';

/* Lazy chunk: the average above it is in the page. */
const StarLedger = lazy<ComponentType<StarLedgerProps>>(() =>
  import('./star-ledger').then(
    (module) => ({ default: module.StarLedger }),
    () => ({ default: () => null }),
  ),
);

export function LateStarLedger(props: StarLedgerProps) {
  const isHydrated = useIsHydrated();
  return (
    <div className="max-w-[26rem]" style={{ minHeight: '11.625rem' }}>
      {isHydrated && (
        <Suspense>
          <StarLedger {...props} />
        </Suspense>
      )}
    </div>
  );
}
