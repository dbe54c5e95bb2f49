'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useListQuery } from '@/lib/dashboard/use-list-query';
import { FilterSearch } from './filter-search';

interface FilterBarProps {
  searchLabel?: string;
  children?: ReactNode;
}

export function FilterBar({ searchLabel, children }: FilterBarProps) {
  const { query, change } = useListQuery();
  const names = Object.keys(query).filter((name) => !['page', 'page_size', 'sort'].includes(name));
  return (
    <div className="filters" role="search">
      {searchLabel && <FilterSearch label={searchLabel} />}
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
