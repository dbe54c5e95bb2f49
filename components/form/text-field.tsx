import { useRef, type ComponentProps, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useEarlyChange } from '@/components/ui/use-early-change';
import type { BoundField } from './bound-field';
import { controlClass } from './control-class';
import { FieldFrame } from './field-frame';
import { useField } from './use-field';

type InputProps = Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoFocus'
  | 'maxLength'
  | 'placeholder'
  | 'readOnly'
  | 'spellCheck'
>;

interface TextFieldProps<Draft extends FieldValues, Output>
  extends BoundField<Draft, Output>, InputProps {
  help?: ReactNode;
  prefix?: string;
  after?: ReactNode;
  clean?: (typed: string) => string;
  onTyped?: (text: string) => void;
  className?: string;
}

/** As much as the sign in front of the text takes. */
function prefixSpace({ length }: string): string {
  if (length > 3) return 'pl-[4.75rem]';
  return length > 1 ? 'pl-16' : 'pl-10';
}

export function TextField<Draft extends FieldValues, Output>({
  control,
  name,
  label,
  help,
  isOptional,
  prefix,
  after,
  clean,
  onTyped,
  className = '',
  ...input
}: TextFieldProps<Draft, Output>) {
  const { ref, field, error } = useField({ control, name });
  const own = useRef<HTMLInputElement>(null);
  function change(typed: string) {
    const text = clean ? clean(typed) : typed;
    field.onChange(text);
    onTyped?.(text);
  }
  const known = String(field.value ?? '');
  useEarlyChange(own, ({ value }) => {
    // An input shows no line breaks: they make no difference.
    if (![known, known.replace(/[\r\n]/g, ''), ''].includes(value)) change(value);
  });
  return (
    <FieldFrame label={label} help={help} error={error} isOptional={isOptional}>
      {(ties) => (
        <span className="relative flex items-center">
          {prefix && (
            <span
              id={`${ties.id}-prefix`}
              className="pointer-events-none absolute left-3 flex h-6 items-center border-r border-rule pr-2 text-ink-2"
            >
              {prefix}
            </span>
          )}
          <input
            {...input}
            {...ties}
            aria-describedby={
              [prefix && `${ties.id}-prefix`, ties['aria-describedby']].filter(Boolean).join(' ') ||
              undefined
            }
            ref={(element) => {
              own.current = element;
              ref(element);
            }}
            name={field.name}
            value={String(field.value ?? '')}
            onBlur={field.onBlur}
            onChange={({ target }) => change(target.value)}
            className={`${controlClass(error !== undefined)} ${prefix ? prefixSpace(prefix) : ''} ${after ? 'pr-20' : ''} ${className}`}
          />
          {after && <span className="absolute right-0">{after}</span>}
        </span>
      )}
    </FieldFrame>
  );
}
