import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { BoundField } from './bound-field';
import { TextField } from './text-field';

interface PasswordFieldProps<Draft extends FieldValues, Output> extends BoundField<Draft, Output> {
  autoComplete: 'current-password' | 'new-password';
  help?: ReactNode;
}

export function PasswordField<Draft extends FieldValues, Output>(
  props: PasswordFieldProps<Draft, Output>,
) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <button
          type="button"
          aria-label={`${isShown ? 'Hide' : 'Show'} ${props.label.toLowerCase()}`}
          onClick={() => setIsShown(!isShown)}
          className="min-h-11 min-w-16 rounded-control px-3 font-medium text-leaf-7 underline underline-offset-4"
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      }
    />
  );
}
