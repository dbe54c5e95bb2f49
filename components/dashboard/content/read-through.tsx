'use client';

import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '@/components/form/text-field';
import type { TextInput } from '@/lib/contract/staff-text';
import { toLocalMoment } from '@/lib/dashboard/products/local-moment';

interface ReadThroughProps {
  form: UseFormReturn<TextInput, unknown, TextInput>;
}

export function ReadThrough({ form }: ReadThroughProps) {
  return (
    <TextField
      control={form.control}
      name="reviewed_at"
      label="Last updated"
      type="date"
      className="pr-24"
      after={
        <button
          type="button"
          onClick={() =>
            form.setValue('reviewed_at', toLocalMoment(new Date().toISOString()).slice(0, 10), {
              shouldDirty: true,
              shouldValidate: true,
            })
          }
          className="min-h-11 px-3 font-[550] text-leaf-7 hover:underline"
        >
          Today
        </button>
      }
    />
  );
}
