'use client';

import { useId } from 'react';
import { useListQuery } from '@/lib/dashboard/use-list-query';

interface FilterChoiceProps {
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  all?: string;
}

export function FilterChoice({ name, label, choices, all = 'All' }: FilterChoiceProps) {
  const id = useId();
  const { query, change } = useListQuery();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={query[name] ?? ''}
        onChange={({ target }) => change({ [name]: target.value || null })}
      >
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
