'use client';

import { useId } from 'react';
import { Textarea } from '@/components/ui/textarea';

interface TextQuestionProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  maxLength: number;
  rows?: number;
}

export function TextQuestion({ label, value, onChange, maxLength, rows = 3 }: TextQuestionProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-[550]">
        {label}
      </label>
      <Textarea
        id={id}
        rows={rows}
        maxLength={maxLength}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
