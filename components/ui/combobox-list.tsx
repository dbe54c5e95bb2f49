'use client';

import { Check } from 'lucide-react';
import type { Option } from './match-options';

interface ComboboxListProps {
  id: string;
  label: string;
  optionId: (index: number) => string;
  shown: Option[];
  left: number;
  value: string | number | null;
  active: number;
  isLoading: boolean;
  emptyText: string;
  onChoose: (option: Option) => void;
}

export function ComboboxList(props: ComboboxListProps) {
  const { id, label, optionId, shown, left, value, active, isLoading, emptyText, onChoose } = props;
  const word = isLoading
    ? 'Loading'
    : shown.length === 0
      ? emptyText
      : left > 0
        ? `${left} more. Keep typing to narrow down`
        : '';
  return (
    // Keeps the focus in the field.
    <div onPointerDown={(event) => event.preventDefault()}>
      {shown.length > 0 && (
        <ul id={id} role="listbox" aria-label={label}>
          {shown.map((option, index) => (
            <li
              key={option.value}
              id={optionId(index)}
              role="option"
              aria-selected={option.value === value}
              data-active={index === active || undefined}
              onClick={() => onChoose(option)}
              className="option"
            >
              {option.label}
              {option.value === value && <Check className="size-5 shrink-0" aria-hidden />}
            </li>
          ))}
        </ul>
      )}
      {word && (
        <p className="px-3 py-2.5 text-1 text-ink-2" aria-hidden>
          {word}
        </p>
      )}
    </div>
  );
}
