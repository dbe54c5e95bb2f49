'use client';

import { Heart, ShoppingBag } from 'lucide-react';
import Link from 'next/link';
import { useCart } from '@/lib/cart/use-cart';
import { formatCounter } from '@/lib/format/counter';
import { routes } from '@/lib/routes';
import { useWishlist } from '@/lib/wishlist/use-wishlist';

const linkClass =
  'relative inline-flex min-h-11 min-w-11 items-center justify-center gap-2 font-medium hover:underline';

/** Wishlist and cart with what is in them. */
export function HeaderCounters() {
  const wishes = useWishlist().data?.wishlist_counter ?? 0;
  const pieces = useCart().data?.cart_totals.cart_counter ?? 0;
  return (
    <>
      <Link href={routes.wishlist} className={`${linkClass} max-md:hidden`} prefetch={false}>
        <Heart className="size-5" aria-hidden />
        Wishlist
        <span className="min-w-5 text-ink-2" aria-label={`${wishes} items`}>
          {wishes > 0 ? formatCounter(wishes) : ''}
        </span>
      </Link>
      <Link href={routes.cart} className={linkClass} prefetch={false}>
        <ShoppingBag className="size-5" aria-hidden />
        <span className="max-md:sr-only">Cart</span>
        <span
          key={pieces}
          data-testid="cart-counter"
          aria-label={`${pieces} items`}
          className={`grid min-w-6 place-items-center rounded-full px-1 text-1 font-semibold max-md:absolute max-md:top-0 max-md:-right-1 ${pieces > 0 ? 'animate-land bg-turmeric text-ink' : ''}`}
        >
          {pieces > 0 ? formatCounter(pieces) : ''}
        </span>
      </Link>
    </>
  );
}
