'use client';

import { Chip } from '@/components/ui/chip';
import { availabilityNames } from '@/lib/features/shop/filter-names';
import { formatPriceRange, isOpenRange } from '@/lib/features/shop/price-range';
import { noFilters, type ShopQuery } from '@/lib/features/shop/shop-query';
import { useShopView } from './shop-view';

interface FilterChip {
  key: string;
  name: string;
  without: Partial<ShopQuery>;
}

export function FilterChips() {
  const { query, choices, show } = useShopView();
  const named = (part: 'tags' | 'forms' | 'brands'): FilterChip[] =>
    query[part].map((id) => ({
      key: `${part}-${id}`,
      name: choices[part].find((option) => option.id === id)?.name ?? String(id),
      without: { [part]: query[part].filter((one) => one !== id) },
    }));
  const category = choices.categories.find(({ id }) => id === query.category);
  const chips: FilterChip[] = [
    ...(category
      ? [{ key: 'category', name: category.name, without: { category: undefined } }]
      : []),
    ...named('tags'),
    ...named('forms'),
    ...named('brands'),
  ];
  if (!isOpenRange(query.price)) {
    chips.push({ key: 'price', name: formatPriceRange(query.price), without: { price: {} } });
  }
  if (query.availability) {
    const name = availabilityNames[query.availability];
    chips.push({ key: 'availability', name, without: { availability: undefined } });
  }
  if (chips.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-2 max-lg:order-3 max-lg:ml-auto max-lg:justify-end">
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
