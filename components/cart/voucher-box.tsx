'use client';

import { Check } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { controlClass } from '@/components/form/control-class';
import { FieldFrame } from '@/components/form/field-frame';
import { Button } from '@/components/ui/button';
import { linkClass } from '@/components/ui/button-class';
import type { Cart } from '@/lib/contract/cart';
import { formatRupees } from '@/lib/format/money';
import { useSession } from '@/lib/session/use-session';
import { useVoucherBox } from './use-voucher-box';
import { VoucherLogin } from './voucher-login';

interface VoucherBoxProps {
  cart: Cart;
  className?: string;
}

/** Where a voucher is applied; once it is, the field is locked and can be edited or cleared. */
export function VoucherBox({ cart, className = '' }: VoucherBoxProps) {
  const person = useSession();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isEditing, setIsEditing] = useState(false);
  const { apply, clear, working, problem } = useVoucherBox(cart);
  const applied = cart.voucher_code;
  const isLocked = Boolean(applied) && !isEditing;
  if (person === null) return <VoucherLogin className={className} />;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isLocked || working) return;
    if (await apply(typed)) setIsEditing(false);
    field.current?.focus();
  }
  function edit() {
    setTyped(applied ?? '');
    setIsEditing(true);
    field.current?.focus();
  }
  async function takeOff() {
    if (await clear()) {
      setTyped('');
      setIsEditing(false);
    }
    field.current?.focus();
  }

  return (
    <form noValidate method="post" onSubmit={submit} className={`mt-5 ${className}`}>
      <FieldFrame label="Voucher code" error={problem}>
        {({ 'aria-required': _, ...ties }) => (
          <div className="flex flex-wrap gap-2">
            <span className="relative min-w-[8rem] flex-1">
              <input
                {...ties}
                ref={field}
                name="voucher_code"
                value={isLocked ? (applied ?? '') : typed}
                readOnly={isLocked}
                disabled={person === undefined}
                maxLength={40}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                onChange={({ target }) => setTyped(target.value)}
                className={`${controlClass(problem !== undefined)} ${isLocked ? 'pr-10' : ''}`}
              />
              {isLocked && (
                <Check
                  className="pointer-events-none absolute top-3.5 right-3 size-5 text-leaf-7"
                  strokeWidth={1.5}
                  aria-hidden
                />
              )}
            </span>
            {isLocked ? (
              <Button
                kind="second"
                aria-label={`Clear voucher ${applied}`}
                busyText={working === 'clearing' ? 'Clearing' : undefined}
                onClick={() => void takeOff()}
              >
                Clear
              </Button>
            ) : (
              <Button
                type="submit"
                kind="second"
                disabled={person === undefined}
                busyText={working === 'applying' ? 'Applying' : undefined}
              >
                Apply
              </Button>
            )}
          </div>
        )}
      </FieldFrame>
      <div role="status">
        {problem && <span className="sr-only">{problem}</span>}
        {isLocked && (
          <p className="flex flex-wrap items-center gap-x-4 text-1">
            <span className="font-[550] text-leaf-7">
              You save {formatRupees(cart.cart_totals.discount_amt)}.
            </span>
            <button type="button" onClick={edit} className={`${linkClass} min-h-11`}>
              Edit
            </button>
          </p>
        )}
      </div>
      {isEditing && applied && (
        <p className="flex flex-wrap gap-x-4 text-1">
          <button
            type="button"
            onClick={() => {
              setIsEditing(false);
              field.current?.focus();
            }}
            className={`${linkClass} min-h-11`}
          >
            Keep {applied}
          </button>
          <button type="button" onClick={() => void takeOff()} className={`${linkClass} min-h-11`}>
            Clear
          </button>
        </p>
      )}
    </form>
  );
}
