'use client';

import Link from 'next/link';
import { LostOrder } from '@/components/checkout/lost-order';
import { buttonClass, linkClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import { routes } from '@/lib/platform/routes';
import { useSession } from '@/lib/platform/session/use-session';

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
          <LostOrder />
        </>
      )}
    </EmptyState>
  );
}
