'use client';

import { Chip } from '@/components/ui/chip';
import { filterChips } from '@/lib/features/shop/filter-chips';
import { noFilters } from '@/lib/features/shop/shop-query';
import { useShopView } from './shop-view';

export function FilterChips() {
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
