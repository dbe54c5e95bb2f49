'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Drawer } from '@/components/ui/drawer';
import { Icon } from '@/components/ui/icon';
import { countFilters } from '@/lib/features/shop/shop-query';
import { FilterChips } from './filter-chips';
import { FilterPanel } from './filter-panel';
import { useShopView } from './shop-view';
import { SortSelect } from './sort-select';

export function ShopBar({ total }: { total: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const { query, isPending } = useShopView();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isPending) return undefined;
    const { current: here } = bar;
    return () => {
      // If few products are left, the viewport would be below the list.
      const shelf = here?.nextElementSibling?.getBoundingClientRect();
      if (shelf && shelf.bottom < window.innerHeight / 3) here?.scrollIntoView();
    };
  }, [isPending]);
  const chosen = countFilters(query);
  const isPlain = chosen === 0 || (chosen === 1 && Boolean(query.category ?? query.brands[0]));
  const count = total === 1 ? '1 product' : `${total} products`;
  return (
    <div
      ref={bar}
      className="mb-3 flex scroll-mt-4 flex-wrap items-center gap-x-4 gap-y-1 max-lg:mb-1.5"
    >
      <p
        role="status"
        className={`font-semibold max-lg:order-2 ${isPlain ? 'max-lg:sr-only' : ''}`}
      >
        {count}
      </p>
      <FilterChips />
      <div className="flex flex-wrap items-center gap-2 max-lg:order-1 max-lg:w-full lg:ml-auto">
        <Button
          kind="second"
          size="card"
          className="flex-1 lg:hidden"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          <Icon name="filters" className="size-4" />
          {chosen > 0 ? `Filters · ${chosen}` : 'Filters'}
        </Button>
        <SortSelect className="flex-1" />
      </div>
      <Drawer title="Filters" side="right" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <div className="px-4 pb-24">
          <FilterPanel />
        </div>
        <div className="sticky bottom-0 border-t border-rule bg-paper-0 p-4">
          <Button className="w-full" onClick={() => setIsOpen(false)}>
            Show {count}
          </Button>
        </div>
      </Drawer>
    </div>
  );
}
