'use client';

import type { Facet } from '@/lib/contract/product';
import { useShopView } from './shop-view';

interface FilterGroupProps {
  title: string;
  name: string;
  options: Facet[];
  part: 'tags' | 'forms' | 'brands';
}

/** Boxes to tick, each with how many products it would leave. */
export function FilterGroup({ title, name, options, part }: FilterGroupProps) {
  const { query, show } = useShopView();
  const chosen = query[part];
  if (options.length === 0) return null;
  return (
    <fieldset className="border-t border-ink py-3">
      <legend className="float-left mb-1 w-full font-display text-3">{title}</legend>
      <ul className="clear-both">
        {options.map((option) => {
          const isChosen = chosen.includes(option.id);
          return (
            <li key={option.id}>
              <label className="flex min-h-9 items-center gap-3 max-lg:min-h-11">
                <input
                  type="checkbox"
                  name={name}
                  value={option.id}
                  checked={isChosen}
                  onChange={() =>
                    show({
                      [part]: isChosen
                        ? chosen.filter((id) => id !== option.id)
                        : [...chosen, option.id].sort((a, b) => a - b),
                    })
                  }
                  className="size-5 accent-leaf-7"
                />
                <span className={isChosen ? 'font-semibold' : ''}>{option.name}</span>
                <span className="ml-auto text-1 text-ink-2">{option.count}</span>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
