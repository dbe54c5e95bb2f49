'use client';

import { useState, type KeyboardEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { readQuantity } from '@/lib/features/cart/typed-quantity';

interface LineQuantityProps {
  label: string;
  value: number;
  most: number;
  /** 1 or more; a typed value may be above `most`. */
  onChange: (value: number) => void;
  onProblem: (text: string) => void;
}

const cell =
  'grid w-11 place-items-center hover:bg-paper-2 disabled:text-rule disabled:hover:bg-transparent';

export function LineQuantity({ label, value, most, onChange, onProblem }: LineQuantityProps) {
  const [typed, setTyped] = useState<string>();

  function take() {
    const read = typed === undefined ? null : readQuantity(typed);
    setTyped(undefined);
    if (!read) return;
    if ('problem' in read) onProblem(read.problem);
    else if (read.pieces !== value) onChange(read.pieces);
  }
  function step(by: number) {
    setTyped(undefined);
    onChange(Math.min(value + by, most));
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') take();
    if (event.key === 'Escape') setTyped(undefined);
  }

  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex h-12 items-stretch rounded-control border border-edge bg-paper-0"
    >
      <button
        type="button"
        className={cell}
        aria-label="One less"
        disabled={value <= 1}
        onClick={() => step(-1)}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <input
        aria-label="Quantity"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={typed ?? value}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={take}
        onKeyDown={onKeyDown}
        className="w-11 bg-transparent text-center font-semibold"
      />
      <button
        type="button"
        className={cell}
        aria-label="One more"
        disabled={value >= most}
        onClick={() => step(1)}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </div>
  );
}
