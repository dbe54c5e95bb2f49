'use client';

import type { SubmitEvent } from 'react';
import { priceRange } from '@/lib/features/shop/price-range';
import { AvailabilityFilter } from './availability-filter';
import { CategoryTree } from './category-tree';
import { FilterGroup } from './filter-group';
import { PriceFilter } from './price-filter';
import { useShopView } from './shop-view';

export function FilterPanel() {
  const { query, show } = useShopView();

  function showPrices(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const text = (name: string) => String(sent.get(name) ?? '');
    show({ price: priceRange(text('price_min'), text('price_max')) });
  }

  const { search, category, ordering } = query;
  return (
    <form action="/shop" onSubmit={showPrices}>
      <h2 className="flex min-h-11 items-center small-caps pb-2 font-normal text-ink-2 max-lg:hidden">
        Filters
      </h2>
      {Object.entries({ search, category, ordering }).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <CategoryTree />
      <FilterGroup title="Tag" name="product_tag" part="tags" more="tags" />
      <FilterGroup title="Product form" name="product_foam" part="forms" more="forms" />
      <FilterGroup title="Brand" name="brand" part="brands" more="brands" />
      <PriceFilter />
      <AvailabilityFilter />
      <noscript>
        <button type="submit" className="min-h-12 font-semibold underline">
          Show
        </button>
      </noscript>
    </form>
  );
}
