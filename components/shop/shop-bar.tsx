'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Drawer } from '@/components/ui/drawer';
import { Icon } from '@/components/ui/icon';
import { countFilters, noFilters } from '@/lib/features/shop/shop-query';
import { FilterPanel } from './filter-panel';
import { useShopView } from './shop-view';
import { Chip } from '@/components/ui/chip';
import { filterChips } from '@/lib/features/shop/filter-chips';
import { useEarlyChange } from '@/components/ui/use-early-change';

export function ShopBar({ total }: { total: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const { query, isPending } = useShopView();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isPending) return undefined;
    const { current: here } = bar;
    return () => {
      // If few products are left, the viewport would be below the list.
      const listBox = here?.nextElementSibling?.getBoundingClientRect();
      if (listBox && listBox.bottom < window.innerHeight / 3) here?.scrollIntoView();
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

function FilterChips() {
  const { query, choices, show } = useShopView();
  const chips = filterChips(query, choices);
  if (chips.length === 0) return null;
  const isHeading = chips.length === 1 && /^(category|brands-)/.test(chips[0]?.key ?? '');
  return (
    <ul
      className={`flex flex-wrap items-center gap-2 max-lg:order-3 max-lg:ml-auto max-lg:justify-end ${isHeading ? 'max-lg:hidden' : ''}`}
    >
      {chips.map(({ key, name, without }) => (
        <li key={key}>
          <Chip onRemove={() => show(without)}>{name}</Chip>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => show(noFilters)}
          className="min-h-11 px-1 font-semibold decoration-1 text-leaf-7 underline underline-offset-4"
        >
          Clear all
        </button>
      </li>
    </ul>
  );
}

function SortSelect({ className }: { className: string }) {
  const { query, sorts, show } = useShopView();
  const select = useRef<HTMLSelectElement>(null);
  const shown = query.ordering ?? '';
  const sort = ({ value: chosen }: HTMLSelectElement) =>
    show({ ordering: sorts.find(({ value }) => value === chosen)?.value });
  useEarlyChange(select, (chosen) => {
    if (chosen.value !== shown) sort(chosen);
  });
  return (
    <label
      className={`relative flex min-h-11 items-center rounded-control border border-edge bg-paper-0 pl-3 ${className}`}
    >
      <span className="mr-2 whitespace-nowrap text-ink-2 max-lg:sr-only">Sort By</span>
      <select
        ref={select}
        value={shown}
        onChange={({ target }) => sort(target)}
        className="min-h-11 w-full min-w-0 appearance-none rounded-control bg-transparent pr-9"
      >
        <option value="">{query.search ? 'Best match' : 'Featured'}</option>
        {sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="down" className="pointer-events-none absolute right-3 size-4" />
    </label>
  );
}
