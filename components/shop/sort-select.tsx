'use client';

import { Icon } from '@/components/ui/icon';
import { sortOptions, type SortOption } from '@/lib/contract/paths';
import { useShopView } from './shop-view';

const labels: Record<SortOption, string> = {
  base_price: 'Price, low to high',
  '-base_price': 'Price, high to low',
};

export function SortSelect({ className }: { className: string }) {
  const { query, show } = useShopView();
  return (
    <label
      className={`relative flex min-h-11 items-center rounded-control border border-edge bg-paper-0 pl-3 ${className}`}
    >
      <span className="whitespace-nowrap text-ink-2 max-lg:sr-only">Sort By</span>
      <select
        value={query.ordering ?? ''}
        onChange={(event) => {
          const { value: chosen } = event.target;
          show({ ordering: sortOptions.find((option) => option === chosen) });
        }}
        className="min-h-11 w-full min-w-0 appearance-none rounded-control bg-transparent pr-9 lg:pl-2"
      >
        <option value="">{query.search ? 'Best match' : 'Featured'}</option>
        {sortOptions.map((option) => (
          <option key={option} value={option}>
            {labels[option]}
          </option>
        ))}
      </select>
      <Icon name="down" className="pointer-events-none absolute right-3 size-4" />
    </label>
  );
}
