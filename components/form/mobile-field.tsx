import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { tenDigits } from '@/lib/format/mobile';
import type { BoundField } from './bound-field';
import { TextField } from './text-field';

interface MobileFieldProps<Draft extends FieldValues, Output> extends BoundField<Draft, Output> {
  help?: ReactNode;
  autoComplete?: 'tel' | 'off';
}

export function MobileField<Draft extends FieldValues, Output>(
  props: MobileFieldProps<Draft, Output>,
) {
  return (
    <TextField
      autoComplete="tel"
      {...props}
      prefix="+91"
      type="tel"
      inputMode="numeric"
      clean={tenDigits}
    />
  );
}
