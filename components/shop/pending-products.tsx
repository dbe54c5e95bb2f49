'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { GridSkeleton } from '@/components/ui/grid-skeleton';
import { storeRules } from '@/lib/contract/store-rules';
import { noteOpened, rememberHit } from '@/lib/features/search/note-hit';
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
        if (query.search && target instanceof Element) noteClick(query.search, target);
      }}
    >
      {isPending && isLong ? (
        <GridSkeleton
          label="Loading the products"
          count={storeRules.productsPerPage}
          className="product-grid"
        />
      ) : (
        children
      )}
    </div>
  );
}

function noteClick(query: string, target: Element): void {
  const href = target.closest('article')?.querySelector('a')?.getAttribute('href');
  const id = /^\/products\/(\d+)\//.exec(href ?? '')?.[1];
  if (id) rememberHit({ query, productId: Number(id) });
  if (target.closest('a')) noteOpened(query);
}
