'use client';

import type { Facet } from '@/lib/contract/product';
import { FilterOption } from './filter-option';
import { useShopView } from './shop-view';

interface FilterGroupProps {
  title: string;
  name: string;
  options: Facet[];
  part: 'tags' | 'forms' | 'brands';
  /** What more of them are called. */
  more: string;
}

const shown = 6;

/** Boxes to tick, the most common in sight, the others folded away. */
export function FilterGroup({ title, name, options, part, more }: FilterGroupProps) {
  const { query, show } = useShopView();
  const chosen = query[part];
  if (options.length === 0) return null;
  // One alone would save no line.
  const split = options.length > shown + 1 ? shown : options.length;
  const folded = options.slice(split);
  const toBox = (option: Facet) => {
    const isChosen = chosen.includes(option.id);
    return (
      <FilterOption
        key={option.id}
        name={name}
        option={option}
        isChosen={isChosen}
        onToggle={() =>
          show({
            [part]: isChosen
              ? chosen.filter((id) => id !== option.id)
              : [...chosen, option.id].sort((a, b) => a - b),
          })
        }
      />
    );
  };
  return (
    <fieldset className="border-t border-ink pt-4 pb-5">
      <legend className="float-left mb-1.5 w-full font-display text-3">{title}</legend>
      <ul className="clear-both">{options.slice(0, split).map(toBox)}</ul>
      {folded.length > 0 && (
        <details className="group" open={folded.some(({ id }) => chosen.includes(id))}>
          <summary className="inline-flex min-h-9 list-none items-center font-semibold text-leaf-7 underline decoration-1 underline-offset-4 max-lg:min-h-11">
            <span className="group-open:hidden">
              {folded.length} more {more}
            </span>
            <span className="hidden group-open:inline">Fewer {more}</span>
          </summary>
          <ul>{folded.map(toBox)}</ul>
        </details>
      )}
    </fieldset>
  );
}
