'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { GridSkeleton } from '@/components/ui/grid-skeleton';
import { storeRules } from '@/lib/contract/store-rules';
import { useShopView } from './shop-view';

/* Milliseconds before the pending state is shown, to avoid flicker. */
const patience = 400;

export function PendingProducts({ children }: { children: ReactNode }) {
  const { query, isPending } = useShopView();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setIsLong(true), patience);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isPending]);
  return (
    <div
      className={isPending ? 'opacity-70 transition-opacity' : undefined}
      onClickCapture={({ target }) => {
        if (query.search && target instanceof Element) void noteClick(query.search, target);
      }}
    >
      {isPending && isLong ? (
        <GridSkeleton
          label="Loading products"
          count={storeRules.productsPerPage}
          className="product-grid"
        />
      ) : (
        children
      )}
    </div>
  );
}

async function noteClick(query: string, target: Element): Promise<void> {
  const href = target.closest('article')?.querySelector('a')?.getAttribute('href');
  const id = /^\/products\/(\d+)\//.exec(href ?? '')?.[1];
  const isLink = target.closest('a') !== null;
  const part = await import('@/lib/features/search/note-hit').catch(() => undefined);
  if (id) part?.rememberHit({ query, productId: Number(id) });
  if (isLink) part?.noteOpened(query);
}
