'use client';

import { shopFilters, valuesOf, type ChoiceFilterName } from '@/lib/contract/filters';
import { FilterFrame } from './filter-frame';
import { FilterOption } from './filter-option';
import { useShopView } from './shop-view';

export function ChoiceFilter({ filter }: { filter: ChoiceFilterName }) {
  const { query, choices, show } = useShopView();
  const { param, title, values } = shopFilters[filter];
  const counts: Record<string, number> = choices[filter];
  const labels: Record<string, string> = values;
  const shown = valuesOf(filter).filter((one) => counts[one] || query[filter] === one);
  if (shown.length === 0) return null;
  return (
    <FilterFrame title={title}>
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
