'use client';

import { Chip } from '@/components/ui/chip';
import type { Brand, ProductList } from '@/lib/contract/product';
import { useShopView } from './shop-view';

interface FilterChipsProps {
  facets: ProductList['facets'];
  brands: Brand[];
}

/** What narrows the shelf, each to be taken away by itself. */
export function FilterChips({ facets, brands }: FilterChipsProps) {
  const { query, show } = useShopView();
  const named = (ids: number[], options: { id: number; name: string }[]) =>
    ids.map((id) => ({ id, name: options.find((option) => option.id === id)?.name ?? String(id) }));
  const without = (ids: number[], gone: number) => ids.filter((id) => id !== gone);
  const chips = [
    ...named(query.tags, facets.tags).map(({ id, name }) => ({
      key: `tag-${id}`,
      name,
      remove: () => show({ tags: without(query.tags, id) }),
    })),
    ...named(query.forms, facets.foams).map(({ id, name }) => ({
      key: `form-${id}`,
      name,
      remove: () => show({ forms: without(query.forms, id) }),
    })),
    ...named(query.brands, brands).map(({ id, name }) => ({
      key: `brand-${id}`,
      name,
      remove: () => show({ brands: without(query.brands, id) }),
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-2 max-lg:order-3 max-lg:ml-auto max-lg:justify-end">
      {chips.map((chip) => (
        <li key={chip.key}>
          <Chip onRemove={chip.remove}>{chip.name}</Chip>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => show({ tags: [], forms: [], brands: [] })}
          className="min-h-11 px-1 font-semibold decoration-1 text-leaf-7 underline underline-offset-4"
        >
          Clear all
        </button>
      </li>
    </ul>
  );
}
