'use client';

import { useId } from 'react';
import { useListQuery } from '@/lib/dashboard/use-list-query';

export function FilterText({ name, label }: { name: string; label: string }) {
  const id = useId();
  const { query, change } = useListQuery();
  const kept = query[name] ?? '';

  function take(typed: string) {
    const word = typed.trim();
    if (word !== kept) change({ [name]: word || null });
  }

  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        key={kept}
        id={id}
        defaultValue={kept}
        autoComplete="off"
        onBlur={({ target }) => take(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && take(currentTarget.value)}
      />
    </div>
  );
}
