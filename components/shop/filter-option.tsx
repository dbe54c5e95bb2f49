'use client';

import type { Facet } from '@/lib/contract/product';

interface FilterOptionProps {
  name: string;
  option: Facet;
  isChosen: boolean;
  onToggle: () => void;
}

/** A box to tick, with how many products it would leave. */
export function FilterOption({ name, option, isChosen, onToggle }: FilterOptionProps) {
  return (
    <li>
      <label className="filter-option">
        <input
          type="checkbox"
          name={name}
          value={option.id}
          checked={isChosen}
          onChange={onToggle}
          className="tick"
        />
        <span>{option.name}</span>
        <span>{option.count}</span>
      </label>
    </li>
  );
}
