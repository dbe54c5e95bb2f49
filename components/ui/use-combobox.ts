import { useId, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { matchOptions, sameOption, type Option } from './match-options';

/* Limits the rendered options; the user types on. */
const maxShown = 100;

interface ComboboxInput {
  options: Option[];
  value: string | number | null;
  onChange: (value: string | number | null) => void;
  onSearch: ((typed: string) => void) | undefined;
}

export function useCombobox({ options, value, onChange, onSearch }: ComboboxInput) {
  const listId = useId();
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);

  const chosen = options.find((option) => option.value === value);
  const fitting = onSearch ? options : matchOptions(options, typed ?? '');
  const shown = fitting.slice(0, maxShown);
  const optionId = (index: number) => `${listId}-${index}`;

  function open() {
    if (isOpen) return;
    setIsOpen(true);
    setActive(shown.findIndex((option) => option.value === value));
  }

  function close() {
    setIsOpen(false);
    setActive(-1);
    setTyped(undefined);
  }

  function choose(option: Option | undefined) {
    if (option) onChange(option.value);
    close();
  }

  /** The option of this text, or the only one that matches it. */
  const meantBy = (text = '') =>
    sameOption(shown, text) ?? (text && shown.length === 1 ? shown[0] : undefined);

  function point(index: number) {
    setActive(index);
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) return open();
      if (shown.length > 0) point((active + step + shown.length) % shown.length);
      return;
    }
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      const meant = shown[active] ?? meantBy(typed);
      // An ambiguous text stays in the field.
      if (meant) choose(meant);
    }
    if (event.key === 'Escape' && isOpen) {
      // Keeps a surrounding dialog open.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  return {
    listId,
    optionId,
    text: typed ?? chosen?.label ?? '',
    isOpen,
    active,
    shown,
    left: fitting.length - shown.length,
    open,
    close,
    choose,
    onKeyDown,
    onTyped: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setTyped(target.value);
      setIsOpen(true);
      setActive(-1);
      onSearch?.(target.value);
      if (target.value === '') onChange(null);
    },
    /** On blur, the option that the text means is chosen; any other text is reset. */
    leave: () => {
      if (isOpen) choose(meantBy(typed));
    },
  };
}
