'use client';

import { lazy, Suspense, type ComponentType } from 'react';
import { buttonClass, linkClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/platform/routes';
import { useSession } from '@/lib/platform/session/use-session';

/* Lazy chunk: what sends orders is not needed by a filled cart. */
const LostOrder = lazy<ComponentType>(() =>
  import('@/components/checkout/lost-order').then(
    (module) => ({ default: module.LostOrder }),
    () => ({ default: () => null }),
  ),
);

export function CartEmpty() {
  const person = useSession();
  return (
    <EmptyState plant="marigold" text="Your cart is empty">
      <Link href={routes.shop()} className={buttonClass('main')}>
        Shop now
      </Link>
      {person && (
        <>
          <p className="mt-6 text-ink-2">
            <Link href={routes.orders} className={linkClass}>
              See your past orders
            </Link>
          </p>
          <Suspense>
            <LostOrder />
          </Suspense>
        </>
      )}
    </EmptyState>
  );
}
