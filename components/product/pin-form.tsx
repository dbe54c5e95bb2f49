import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { pinCodePattern } from '@/lib/contract/pin-code';
import type { PinLocation } from '@/lib/features/place/delivery-to';
import { findDeliveryLocation } from '@/lib/features/place/find-delivery-location';

/** One digit more than a PIN code, so that a longer number is refused and not cut. */
const maxTypedPin = 7;

export interface PinFormProps {
  pin: string;
  onFound: (location: PinLocation) => void;
  onLeave: () => void;
}

export function PinForm({ pin, onFound, onLeave }: PinFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const [error, setError] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    if (error) message.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);

  async function find(typed: string): Promise<string | PinLocation> {
    if (!pinCodePattern.test(typed)) return 'Enter a 6-digit PIN code that doesn’t start with 0';
    try {
      return await findDeliveryLocation(typed);
    } catch {
      return 'Something went wrong. Please try again.';
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    const found = await find((field.current?.value ?? '').replace(/\D/g, '').slice(0, maxTypedPin));
    setIsBusy(false);
    if (typeof found !== 'string') return onFound(found);
    setError(found);
    return field.current?.focus();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => event.key === 'Escape' && onLeave()}
      className="w-full pt-2 pb-1"
    >
      <label htmlFor={id} className="font-medium">
        PIN code
      </label>
      <div className="mt-1 flex gap-2">
        <input
          ref={field}
          id={id}
          defaultValue={pin}
          autoFocus
          inputMode="numeric"
          autoComplete="postal-code"
          aria-invalid={error !== ''}
          aria-describedby={error ? `${id}-error` : undefined}
          className="min-h-12 w-full min-w-0 flex-1 scroll-mb-20 rounded-control border border-edge bg-paper-0 px-3 text-2 aria-invalid:border-2 aria-invalid:border-clay"
        />
        <Button type="submit" kind="second" busyText={isBusy ? 'Checking' : undefined}>
          Check
        </Button>
        <Button kind="quiet" className="px-3" onClick={onLeave}>
          Cancel
        </Button>
      </div>
      {error && (
        <p
          ref={message}
          id={`${id}-error`}
          role="alert"
          className="mt-1 scroll-mb-12 font-medium text-clay"
        >
          {error}
        </p>
      )}
    </form>
  );
}
