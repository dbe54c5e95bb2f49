import { useId, type ReactNode } from 'react';
import { FieldError } from './field-error';
import { FieldMark } from './field-mark';

export interface ControlTies {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required': boolean;
}

interface FieldFrameProps {
  label: string;
  help?: ReactNode;
  error: string | undefined;
  isOptional?: boolean | undefined;
  children: (ties: ControlTies) => ReactNode;
}

export function FieldFrame({ label, help, error, isOptional = false, children }: FieldFrameProps) {
  const id = useId();
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const described = [error && errorId, help && helpId].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-[550]">
        {label}
        <FieldMark isOptional={isOptional} />
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error !== undefined,
        'aria-required': !isOptional,
      })}
      <FieldError id={errorId} message={error} />
      {help && (
        <p id={helpId} className="mt-1 text-1 text-ink-2">
          {help}
        </p>
      )}
    </div>
  );
}
