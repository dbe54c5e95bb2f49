'use client';

import type { SubmitEvent } from 'react';
import {
  filterNames,
  isChoiceFilter,
  isIdsFilter,
  type FilterName,
  shopFilters,
  valuesOf,
  type ChoiceFilterName,
  type IdsFilterName,
} from '@/lib/contract/filters';
import { priceRange } from '@/lib/features/shop/price-range';
import { CategoryTree } from './category-tree';
import { PriceFilter } from './price-filter';
import { useShopView } from './shop-view';
import { FilterFrame } from './filter-frame';
import { FilterOption } from './filter-option';
import type { Facet } from '@/lib/contract/product';

const shownOptions = 6;

/** Price first: most customers narrow by it. */
const panelOrder: FilterName[] = ['price', ...filterNames.filter((name) => name !== 'price')];

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
      {panelOrder.map((filter) => (
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

function ChoiceFilter({ filter }: { filter: ChoiceFilterName }) {
  const { query, choices, show } = useShopView();
  const { param, title, values } = shopFilters[filter];
  const counts: Record<string, number> = choices[filter];
  const labels: Record<string, string> = values;
  const shown = valuesOf(filter).filter((one) => counts[one] || query[filter] === one);
  if (shown.length === 0) return null;
  return (
    <FilterFrame title={title} isOpenAtFirst={query[filter] !== undefined}>
      <ul>
        {shown.map((one) => {
          const isChosen = query[filter] === one;
          return (
            <FilterOption
              key={one}
              name={param}
              value={one}
              label={labels[one] ?? one}
              count={counts[one] ?? 0}
              isChosen={isChosen}
              onToggle={() => show({ [filter]: isChosen ? undefined : one })}
            />
          );
        })}
      </ul>
    </FilterFrame>
  );
}

function IdsFilter({ filter }: { filter: IdsFilterName }) {
  const { query, choices, show } = useShopView();
  const { param, title, noun } = shopFilters[filter];
  const options = choices[filter];
  const chosen = query[filter];
  if (options.length === 0) return null;
  // A single folded option would save no line.
  const split = options.length > shownOptions + 1 ? shownOptions : options.length;
  const folded = options.slice(split);
  const toBox = ({ id, name: label, count }: Facet) => {
    const isChosen = chosen.includes(id);
    return (
      <FilterOption
        key={id}
        name={param}
        value={id}
        label={label}
        count={count}
        isChosen={isChosen}
        onToggle={() =>
          show({
            [filter]: isChosen
              ? chosen.filter((one) => one !== id)
              : [...chosen, id].sort((a, b) => a - b),
          })
        }
      />
    );
  };
  return (
    <FilterFrame title={title}>
      <ul>{options.slice(0, split).map(toBox)}</ul>
      {folded.length > 0 && (
        <details className="group" open={folded.some(({ id }) => chosen.includes(id))}>
          <summary className="inline-flex min-h-9 list-none items-center font-semibold text-leaf-7 underline decoration-1 underline-offset-4 max-lg:min-h-11">
            <span className="group-open:hidden">
              {folded.length} more {noun}
            </span>
            <span className="hidden group-open:inline">Fewer {noun}</span>
          </summary>
          <ul>{folded.map(toBox)}</ul>
        </details>
      )}
    </FilterFrame>
  );
}
