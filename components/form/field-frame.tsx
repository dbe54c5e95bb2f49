import { useId, type ReactNode } from 'react';
import { FieldError } from './field-error';
import { FieldMark } from './field-mark';

export interface ControlTies {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required': boolean;
}

const labelClass = 'mb-1 block font-[550]';

interface FieldFrameProps {
  label: string;
  help?: ReactNode;
  error: string | undefined;
  isOptional?: boolean | undefined;
  /** False: the control is no form field, and names itself by its `aria-label`. */
  isFormField?: boolean;
  children: (ties: ControlTies) => ReactNode;
}

export function FieldFrame({
  label,
  help,
  error,
  isOptional = false,
  isFormField = true,
  children,
}: FieldFrameProps) {
  const id = useId();
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const described = [error && errorId, help && helpId].filter(Boolean).join(' ');
  const name = (
    <>
      {label}
      <FieldMark isOptional={isOptional} />
    </>
  );
  return (
    <div>
      {isFormField ? (
        <label htmlFor={id} className={labelClass}>
          {name}
        </label>
      ) : (
        <span className={labelClass} onClick={() => document.getElementById(id)?.focus()}>
          {name}
        </span>
      )}
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
