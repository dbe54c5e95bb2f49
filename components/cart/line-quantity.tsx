import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { PostForm } from '@/components/form/post-form';
import { Icon } from '@/components/ui/icon';
import { readQuantity } from '@/lib/features/cart/read-quantity';
import { formAddress } from '@/lib/platform/form-posts/form-address';

interface LineQuantityProps {
  itemId: number;
  label: string;
  value: number;
  maxQuantity: number;
  /** 1 or more; a typed value may be above `most`. */
  onChange: (value: number) => void;
  onProblem: (text: string) => void;
}

const cell =
  'grid w-11 place-items-center hover:bg-paper-2 disabled:text-rule disabled:hover:bg-transparent';

export function LineQuantity({
  itemId,
  label,
  value,
  maxQuantity,
  onChange,
  onProblem,
}: LineQuantityProps) {
  const [typed, setTyped] = useState<string>();

  function take() {
    const read = typed === undefined ? null : readQuantity(typed);
    setTyped(undefined);
    if (!read) return;
    if ('problem' in read) onProblem(read.problem);
    else if (read.pieces !== value) onChange(read.pieces);
  }
  function step(event: MouseEvent, by: number) {
    event.preventDefault();
    setTyped(undefined);
    onChange(Math.min(value + by, maxQuantity));
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setTyped(undefined);
  }

  return (
    <PostForm action={formAddress('cart-quantity')} onPost={take}>
      <div
        role="group"
        aria-label={label}
        className="inline-flex h-11.5 items-stretch rounded-control border border-edge bg-paper-0"
      >
        <input type="hidden" name="item" value={itemId} />
        {/* The default button: Enter sends the typed quantity. */}
        <button tabIndex={-1} aria-hidden className="sr-only" />
        <button
          name="to"
          value={value - 1}
          className={cell}
          aria-label="Decrease quantity"
          disabled={value <= 1}
          onClick={(event) => step(event, -1)}
        >
          <Icon name="minus" className="size-4" />
        </button>
        <input
          aria-label="Quantity"
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={typed ?? value}
          onChange={({ target }) => setTyped(target.value)}
          onFocus={({ target }) => target.select()}
          onBlur={take}
          onKeyDown={onKeyDown}
          className="w-9 bg-transparent text-center font-semibold"
        />
        <button
          name="to"
          value={value + 1}
          className={cell}
          aria-label="Increase quantity"
          disabled={value >= maxQuantity}
          onClick={(event) => step(event, 1)}
        >
          <Icon name="plus" className="size-4" />
        </button>
      </div>
    </PostForm>
  );
}
