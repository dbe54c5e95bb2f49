import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { BoundField } from './bound-field';
import { TextField } from './text-field';

interface EmailFieldProps<Draft extends FieldValues, Output> extends BoundField<Draft, Output> {
  autoComplete?: 'email' | 'username' | 'off';
  help?: ReactNode;
  autoFocus?: boolean;
}

export function EmailField<Draft extends FieldValues, Output>(
  props: EmailFieldProps<Draft, Output>,
) {
  return (
    <TextField
      autoComplete="email"
      {...props}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
    />
  );
}
