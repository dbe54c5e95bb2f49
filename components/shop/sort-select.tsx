'use client';

import { sortOptions, type SortOption } from '@/lib/contract/paths';
import { useShopView } from './shop-view';

const labels: Record<SortOption, string> = {
  base_price: 'Price, low to high',
  '-base_price': 'Price, high to low',
};

export function SortSelect() {
  const { query, show } = useShopView();
  return (
    <label className="flex min-h-11 flex-1 items-center gap-2 rounded-control border border-edge bg-paper-0 pl-3">
      <span className="text-ink-2 max-md:sr-only">Sort by</span>
      <select
        value={query.ordering ?? ''}
        onChange={(event) => {
          const { value: chosen } = event.target;
          show({ ordering: sortOptions.find((option) => option === chosen) });
        }}
        className="min-h-11 w-full bg-transparent pr-2"
      >
        <option value="">Our order</option>
        {sortOptions.map((option) => (
          <option key={option} value={option}>
            {labels[option]}
          </option>
        ))}
      </select>
    </label>
  );
}
