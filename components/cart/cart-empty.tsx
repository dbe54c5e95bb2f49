'use client';

import Link from 'next/link';
import { LostOrder } from '@/components/checkout/lost-order';
import { buttonClass, linkClass } from '@/components/ui/button-class';
import { PlantDrawing } from '@/components/ui/plant-drawing';
import { routes } from '@/lib/routes';
import { useSession } from '@/lib/session/use-session';

/** An empty cart, with a next step. */
export function CartEmpty() {
  const person = useSession();
  return (
    <div className="grid justify-items-center py-14 text-center">
      <PlantDrawing name="marigold" className="h-[130px] w-auto" />
      <p className="mt-6 font-display text-4">Your cart is empty</p>
      <Link href={routes.shop()} className={`${buttonClass('main')} mt-6`}>
        See the shop
      </Link>
      {person && (
        <>
          <p className="mt-6 text-ink-2">
            What you have ordered stands in{' '}
            <Link href={routes.orders} className={linkClass}>
              My orders
            </Link>
            .
          </p>
          <LostOrder />
        </>
      )}
    </div>
  );
}
