'use client';

import { shopFilters, type IdsFilterName } from '@/lib/contract/filters';
import type { Facet } from '@/lib/contract/product';
import { FilterFrame } from './filter-frame';
import { FilterOption } from './filter-option';
import { useShopView } from './shop-view';

const shown = 6;

export function IdsFilter({ filter }: { filter: IdsFilterName }) {
  const { query, choices, show } = useShopView();
  const { param, title, noun } = shopFilters[filter];
  const options = choices[filter];
  const chosen = query[filter];
  if (options.length === 0) return null;
  // A single folded option would save no line.
  const split = options.length > shown + 1 ? shown : options.length;
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
