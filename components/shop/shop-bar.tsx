'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Drawer } from '@/components/ui/drawer';
import { Icon } from '@/components/ui/icon';
import { countFilters, noFilters } from '@/lib/features/shop/shop-query';
import { FilterPanel } from './filter-panel';
import { useShopView } from './shop-view';
import { Chip } from '@/components/ui/chip';
import { filterChips } from '@/lib/features/shop/filter-chips';
import { useEarlyChange } from '@/components/ui/use-early-change';

interface ShopBarProps {
  total: number;
  /** Links to subcategories. */
  children: ReactNode;
}

export function ShopBar({ total, children }: ShopBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { query, isPending } = useShopView();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isPending) return undefined;
    const { current: here } = bar;
    return () => {
      // If few products are left, the viewport would be below the list.
      const listBox = here?.nextElementSibling?.getBoundingClientRect();
      if (listBox && listBox.bottom < window.innerHeight / 3) here?.parentElement?.scrollIntoView();
    };
  }, [isPending]);
  const chosen = countFilters(query);
  const count = total === 1 ? '1 product' : `${total} products`;
  return (
    <div ref={bar} className="list-bar">
      <p role="status" className="font-semibold max-lg:hidden">
        {count}
      </p>
      <Button
        kind="second"
        size="card"
        className="lg:hidden"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="filters" className="size-4" />
        {chosen > 0 ? `Filters · ${chosen}` : 'Filters'}
      </Button>
      <SortSelect />
      <FilterChips />
      {children}
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
    <ul className={`flex flex-wrap items-center gap-2 ${isHeading ? 'max-lg:hidden' : ''}`}>
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

function SortSelect() {
  const { query, sorts, show } = useShopView();
  const select = useRef<HTMLSelectElement>(null);
  const shown = query.ordering ?? '';
  const sort = ({ value: chosen }: HTMLSelectElement) =>
    show({ ordering: sorts.find(({ value }) => value === chosen)?.value });
  useEarlyChange(select, (chosen) => {
    if (chosen.value !== shown) sort(chosen);
  });
  return (
    <label className="relative flex h-11 items-center rounded-control border border-edge bg-paper-0 pl-3 max-lg:w-34 lg:order-1 lg:ml-auto">
      <span className="mr-2 whitespace-nowrap text-ink-2 max-lg:sr-only">Sort By</span>
      <select
        ref={select}
        value={shown}
        onChange={({ target }) => sort(target)}
        className="h-full w-full min-w-0 appearance-none rounded-control bg-transparent pr-9"
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
