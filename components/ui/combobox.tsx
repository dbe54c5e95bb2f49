import { ChevronDown, Check } from 'lucide-react';
import * as Radix from 'radix-ui/popover';
import { useRef, type Ref } from 'react';
import { controlClass } from '@/components/form/control-class';
import type { Option } from './match-options';
import { useCombobox } from './use-combobox';
import './option-list.css';

export interface ComboboxProps {
  id: string;
  label: string;
  options: Option[];
  value: string | number | null;
  onChange: (value: string | number | null) => void;
  onBlur?: () => void;
  onSearch?: (typed: string) => void;
  isLoading?: boolean;
  emptyText?: string;
  name?: string;
  placeholder?: string;
  autoComplete?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean;
  'aria-required'?: boolean;
}

export function Combobox({
  label,
  options,
  value,
  onChange,
  onBlur,
  onSearch,
  isLoading = false,
  emptyText = 'No matches',
  autoComplete = 'off',
  ...input
}: ComboboxProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const box = useCombobox({ options, value, onChange, onSearch });
  const count = `${box.shown.length + box.left} ${box.shown.length + box.left === 1 ? 'option' : 'options'}`;
  return (
    <Radix.Root open={box.isOpen} onOpenChange={(isOpen) => isOpen || box.close()}>
      <Radix.Anchor asChild>
        <span ref={anchor} className="relative flex items-center">
          <input
            {...input}
            type="text"
            role="combobox"
            autoComplete={autoComplete}
            aria-autocomplete="list"
            aria-expanded={box.isOpen}
            aria-controls={box.isOpen && box.shown.length > 0 ? box.listId : undefined}
            aria-activedescendant={box.active >= 0 ? box.optionId(box.active) : undefined}
            value={box.text}
            onChange={box.onTyped}
            onClick={box.open}
            onKeyDown={box.onKeyDown}
            onBlur={() => {
              box.leave();
              onBlur?.();
            }}
            className={`${controlClass(input['aria-invalid'] === true)} pr-10 text-ellipsis`}
          />
          <ChevronDown
            className="pointer-events-none absolute right-3 size-5"

            aria-hidden
          />
        </span>
      </Radix.Anchor>
      <span role="status" className="sr-only">
        {box.isOpen && (isLoading ? 'Loading' : box.shown.length === 0 ? emptyText : count)}
      </span>
      {/* Not in a portal: within a native dialog, everything outside of it is inert. */}
      <Radix.Content
        role={undefined}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={({ target, preventDefault }) => {
          if (target instanceof Node && anchor.current?.contains(target)) preventDefault();
        }}
        className="above-page option-list"
      >
        <ComboboxList
          id={box.listId}
          label={label}
          optionId={box.optionId}
          shown={box.shown}
          left={box.left}
          value={value}
          active={box.active}
          isLoading={isLoading}
          emptyText={emptyText}
          onChoose={box.choose}
        />
      </Radix.Content>
    </Radix.Root>
  );
}

interface ComboboxListProps {
  id: string;
  label: string;
  optionId: (index: number) => string;
  shown: Option[];
  left: number;
  value: string | number | null;
  active: number;
  isLoading: boolean;
  emptyText: string;
  onChoose: (option: Option) => void;
}

function ComboboxList(props: ComboboxListProps) {
  const { id, label, optionId, shown, left, value, active, isLoading, emptyText, onChoose } = props;
  const word = isLoading
    ? 'Loading'
    : shown.length === 0
      ? emptyText
      : left > 0
        ? `${left} more. Keep typing to narrow down`
        : '';
  return (
    // Keeps the focus in the field.
    <div onPointerDown={(event) => event.preventDefault()}>
      {shown.length > 0 && (
        <ul id={id} role="listbox" aria-label={label}>
          {shown.map((option, index) => (
            <li
              key={option.value}
              id={optionId(index)}
              role="option"
              aria-selected={option.value === value}
              data-active={index === active || undefined}
              onClick={() => onChoose(option)}
              className="option"
            >
              {option.label}
              {option.value === value && <Check className="size-5 shrink-0" aria-hidden />}
            </li>
          ))}
        </ul>
      )}
      {word && (
        <p className="px-3 py-2.5 text-1 text-ink-2" aria-hidden>
          {word}
        </p>
      )}
    </div>
  );
}
