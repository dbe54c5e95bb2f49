'use client';

import { useId, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { matchOptions, sameOption, type Option } from './match-options';

/* More than these nobody reads; one types on. */
const mostShown = 100;

interface ComboboxInput {
  options: Option[];
  value: string | number | null;
  onChange: (value: string | number | null) => void;
  onSearch: ((typed: string) => void) | undefined;
}

/** What a combobox knows: the text as typed, the list below it, and which of it is pointed at. */
export function useCombobox({ options, value, onChange, onSearch }: ComboboxInput) {
  const listId = useId();
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);

  const chosen = options.find((option) => option.value === value);
  const fitting = onSearch ? options : matchOptions(options, typed ?? '');
  const shown = fitting.slice(0, mostShown);
  const optionId = (place: number) => `${listId}-${place}`;

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

  function point(place: number) {
    setActive(place);
    document.getElementById(optionId(place))?.scrollIntoView({ block: 'nearest' });
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
      const only = typed && shown.length === 1 ? shown[0] : undefined;
      const meant = shown[active] ?? sameOption(shown, typed ?? '') ?? only;
      // Where nobody can tell which one is meant, what was typed stays.
      if (meant) choose(meant);
    }
    if (event.key === 'Escape' && isOpen) {
      // The dialog around it stays open.
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
    /** What was written out in full counts as chosen; anything else goes back to what was. */
    leave: () => {
      if (isOpen) choose(typed === undefined ? undefined : sameOption(shown, typed));
    },
  };
}
