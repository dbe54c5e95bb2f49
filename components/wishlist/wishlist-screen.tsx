'use client';

import { useRef, type ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedState } from '@/components/ui/failed-state';
import { FormNotice } from '@/components/ui/form-notice';
import { Link } from '@/components/ui/link';
import type { SubmittedForm } from '@/lib/platform/form-posts/submitted-form';
import { routes } from '@/lib/platform/routes';
import { useWishlist } from '@/lib/features/wishlist/use-wishlist';
import { WishlistCard } from './wishlist-card';
import { GridSkeleton } from '@/components/ui/grid-skeleton';

const wishlistGrid = 'product-grid lg:[--columns:4] xl:[--columns:5] 2xl:[--columns:6]';

/** Products. With fewer the screen is nearly empty. */
const fewItems = 3;

interface WishlistScreenProps {
  submittedForm: SubmittedForm | undefined;
  /** Below a list of few items. */
  children: ReactNode;
}

export function WishlistScreen({ submittedForm, children }: WishlistScreenProps) {
  const { data, error, mutate } = useWishlist();
  const heading = useRef<HTMLHeadingElement>(null);
  const items = data?.data;
  return (
    <div className="frame py-8 md:py-10">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 ref={heading} tabIndex={-1} className="font-display text-5 font-medium outline-none">
          Your wishlist
        </h1>
        {items && items.length > 0 && (
          <span className="small-caps font-[450] text-ink-2">
            {items.length === 1 ? '1 item' : `${items.length} items`}
          </span>
        )}
      </div>
      <FormNotice notice={submittedForm} />
      {!items && !error && <WishlistSkeleton />}
      {!items && error && (
        <FailedState title="There was an error loading your wishlist!" retry={() => mutate()}>
          Your items are safe. Try again.
        </FailedState>
      )}
      {items?.length === 0 && (
        <EmptyState plant="turmeric" text="Your wishlist is empty">
          <Link href={routes.shop()} className={buttonClass()}>
            Shop now
          </Link>
        </EmptyState>
      )}
      {items && items.length > 0 && (
        <ul className={wishlistGrid}>
          {items.map((item) => (
            <WishlistCard key={item.id} item={item} onRemoved={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
      {items && items.length < fewItems && <div className="mt-10">{children}</div>}
    </div>
  );
}

function WishlistSkeleton() {
  return (
    <GridSkeleton
      label="Loading your wishlist"
      count={5}
      className={`${wishlistGrid} max-xl:[&>:last-child]:hidden`}
    />
  );
}
