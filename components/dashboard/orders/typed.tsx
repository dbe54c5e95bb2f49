'use client';

import { useId } from 'react';
import { controlClass } from '@/components/form/control-class';

interface TypedProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  maxLength?: number;
  inputMode?: 'decimal' | 'text';
}

export function Typed({ label, value, onChange, maxLength = 80, inputMode = 'text' }: TypedProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-[550]">
        {label}
      </label>
      <input
        id={id}
        value={value}
        maxLength={maxLength}
        inputMode={inputMode}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
        className={controlClass(false)}
      />
    </div>
  );
}
