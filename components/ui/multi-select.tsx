import { ChevronDown } from 'lucide-react';
import * as Radix from 'radix-ui/popover';
import type { Ref } from 'react';
import { controlClass } from '@/components/form/control-class';
import { Chip } from './chip';
import type { Option } from './match-options';
import { MultiSelectPanel } from './multi-select-panel';
import { chosenText, toggleValue } from './toggle-value';
import './option-list.css';

export interface MultiSelectProps {
  id: string;
  label: string;
  options: Option[];
  value: Option['value'][];
  onChange: (value: Option['value'][]) => void;
  onBlur?: () => void;
  placeholder?: string;
  disabled?: boolean;
  hasError?: boolean;
  hasChips?: boolean;
  /** Shown instead of the selected values. */
  valueText?: string;
  ref?: Ref<HTMLButtonElement>;
  'aria-describedby'?: string | undefined;
}

export function MultiSelect({
  id,
  label,
  options,
  value,
  onChange,
  onBlur,
  placeholder = 'Choose',
  valueText,
  disabled,
  hasError = false,
  hasChips = true,
  ref,
  'aria-describedby': described,
}: MultiSelectProps) {
  const chosen = options.filter((option) => value.includes(option.value));
  const all = options.map((option) => option.value);
  return (
    <>
      <Radix.Root onOpenChange={(isOpen) => isOpen || onBlur?.()}>
        <Radix.Trigger
          ref={ref}
          id={id}
          disabled={disabled}
          aria-describedby={[`${id}-value`, described].filter(Boolean).join(' ')}
          className={`${controlClass(hasError)} flex items-center justify-between gap-3 text-left`}
        >
          <span
            id={`${id}-value`}
            className={`truncate ${chosen.length === 0 ? 'text-ink-2' : ''}`}
          >
            {valueText ?? (chosenText(chosen.map((option) => option.label)) || placeholder)}
          </span>
          <ChevronDown className="size-5 shrink-0" aria-hidden />
        </Radix.Trigger>
        {/* Not in a portal: within a native dialog, everything outside of it is inert. */}
        <Radix.Content
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="above-page option-list flex flex-col overflow-y-hidden"
        >
          <MultiSelectPanel label={label} options={options} value={value} onChange={onChange} />
        </Radix.Content>
      </Radix.Root>
      {hasChips && chosen.length > 0 && !disabled && (
        <ul aria-label={`${label}, chosen`} className="mt-2 flex flex-wrap gap-2">
          {chosen.map((option) => (
            <li key={option.value}>
              <Chip onRemove={() => onChange(toggleValue(all, value, option.value))}>
                {option.label}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
