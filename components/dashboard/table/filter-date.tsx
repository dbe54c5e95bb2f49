'use client';

import { useId } from 'react';
import { useListQuery } from '@/lib/dashboard/use-list-query';

export function FilterDate({ name, label }: { name: string; label: string }) {
  const id = useId();
  const { query, change } = useListQuery();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        value={query[name] ?? ''}
        onChange={({ target }) => change({ [name]: target.value || null })}
      />
    </div>
  );
}
