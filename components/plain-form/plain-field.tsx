import type { ReactNode } from 'react';
import { controlClass, listFont } from '@/components/form/control-class';
import { FieldError } from '@/components/form/field-error';
import { Textarea } from '@/components/ui/textarea';
import type { PlainField as Field } from '@/lib/features/plain-form/plain-form';

interface PlainFieldProps {
  field: Field;
  value: string;
  error: string | undefined;
}

const fieldId = (name: string) => `field-${name}`;

export function PlainField({ field, value, error }: PlainFieldProps) {
  const { name, label, kind, help, isOptional } = field;
  const id = fieldId(name);
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  const ties = {
    id,
    name,
    'aria-describedby': described || undefined,
    'aria-invalid': error !== undefined,
    'aria-required': !isOptional,
  };
  const notes = (
    <>
      <FieldError id={`${id}-error`} message={error} />
      {help && (
        <p id={`${id}-help`} className="mt-1 text-1 text-ink-2">
          {help}
        </p>
      )}
    </>
  );
  if (kind === 'check') {
    return (
      <div className="md:col-span-2">
        <label className="flex min-h-11 items-center gap-3">
          <input {...ties} type="checkbox" defaultChecked={value !== ''} className="tick" />
          <span>{label}</span>
        </label>
        {notes}
      </div>
    );
  }
  return (
    <div className={kind === 'area' ? 'md:col-span-2' : ''}>
      <label htmlFor={id} className="mb-1 block font-[550]">
        {label}
        {isOptional && <span className="font-normal text-ink-2"> (optional)</span>}
      </label>
      <Control field={field} value={value} ties={ties} />
      {notes}
    </div>
  );
}

interface ControlProps {
  field: Field;
  value: string;
  ties: { id: string; name: string; 'aria-invalid': boolean };
}

function Control({ field, value, ties }: ControlProps): ReactNode {
  const { kind, options, prefix, maxLength, autoComplete } = field;
  if (kind === 'area') {
    return <Textarea {...ties} defaultValue={value} maxLength={maxLength} />;
  }
  const className = controlClass(ties['aria-invalid']);
  if (options) {
    return (
      <select
        {...ties}
        defaultValue={value}
        autoComplete={autoComplete}
        className={`${className} ${listFont}`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <span className="relative flex items-center">
      {prefix && (
        <span
          aria-hidden
          className="pointer-events-none absolute left-3 flex h-6 items-center border-r border-rule pr-2 text-ink-2"
        >
          {prefix}
        </span>
      )}
      <input
        {...ties}
        type={kind === 'url' ? 'text' : kind}
        inputMode={kind === 'url' ? 'url' : undefined}
        defaultValue={value}
        maxLength={maxLength}
        autoComplete={autoComplete}
        className={`${className} ${prefix ? 'pl-16' : ''}`}
      />
    </span>
  );
}
