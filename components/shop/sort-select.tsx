'use client';

import { useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { useEarlyChange } from '@/components/ui/use-early-change';
import { useShopView } from './shop-view';

export function SortSelect({ className }: { className: string }) {
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
