'use client';

import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useListQuery } from '@/lib/dashboard/use-list-query';
import { FilterSearch } from './filter-search';

interface FilterBarProps {
  searchLabel?: string;
  children?: ReactNode;
}

export function FilterBar({ searchLabel, children }: FilterBarProps) {
  const { query, change } = useListQuery();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const names = Object.keys(query).filter(
    (name) => !['page', 'page_size', 'sort', 'view'].includes(name),
  );
  return (
    <div className="filters" role="search" data-folded={!isUnfolded || undefined}>
      {searchLabel && <FilterSearch label={searchLabel} />}
      {children && (
        <Button
          kind="quiet"
          size="card"
          className="filter-fold"
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          Filters
        </Button>
      )}
      {children}
      {names.length > 0 && (
        <Button
          kind="quiet"
          size="card"
          onClick={() => change(Object.fromEntries(names.map((name) => [name, null])))}
        >
          Show all
        </Button>
      )}
    </div>
  );
}
