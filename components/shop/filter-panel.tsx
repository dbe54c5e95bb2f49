'use client';

import type { SubmitEvent } from 'react';
import { filterNames, isChoiceFilter, isIdsFilter, type FilterName } from '@/lib/contract/filters';
import { priceRange } from '@/lib/features/shop/price-range';
import { CategoryTree } from './category-tree';
import { ChoiceFilter } from './choice-filter';
import { IdsFilter } from './ids-filter';
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
      {filterNames.map((filter) => (
        <PanelSection key={filter} filter={filter} />
      ))}
      <noscript>
        <button type="submit" className="min-h-12 font-semibold underline">
          Show
        </button>
      </noscript>
    </form>
  );
}

function PanelSection({ filter }: { filter: FilterName }) {
  if (isIdsFilter(filter)) return <IdsFilter filter={filter} />;
  return isChoiceFilter(filter) ? <ChoiceFilter filter={filter} /> : <PriceFilter />;
}
