'use client';

import { MapPin } from 'lucide-react';
import { useRef, useState, type ComponentType } from 'react';
import { storeRules } from '@/lib/contract/store-rules';
import { formatDays, formatPlace } from '@/lib/delivery-place/delivery-to';
import { useDeliveryPlace } from '@/lib/delivery-place/use-delivery-place';
import { formatRupees } from '@/lib/format/money';
import { formatArrival } from '@/lib/product/arrival';
import { useSession } from '@/lib/session/use-session';
import type { PinFormProps } from './pin-form';

const { freeShippingCity, deliveryDays, shippingFee } = storeRules;
const fee = formatRupees(shippingFee);

/** When it comes and what that costs, at the place that this browser has chosen. */
export function DeliveryToPlace({ className }: { className: string }) {
  const { place, setPlace } = useDeliveryPlace();
  const isElite = useSession()?.isElite;
  const [Form, setForm] = useState<ComponentType<PinFormProps>>();
  const button = useRef<HTMLButtonElement>(null);

  async function ask() {
    const { PinForm } = await import('./pin-form');
    setForm(() => PinForm);
  }
  function leave() {
    setForm(undefined);
    button.current?.focus();
  }

  return (
    <div className={`flex flex-wrap gap-x-3 border-rule py-3 ${className}`}>
      <MapPin className="mt-0.5 size-5 shrink-0" aria-hidden />
      <p role="status" className="min-w-0 flex-1">
        {place ? (
          <>
            To <b className="font-semibold">{formatPlace(place)}</b>
            <span className="block text-ink-2">
              {formatArrival(new Date(), place, isElite)},{' '}
              {isElite || place.fee === 0 ? 'free' : `${fee}, 0 with Elite`}
            </span>
          </>
        ) : (
          <>
            <b className="font-semibold">{freeShippingCity}</b> in {formatDays(deliveryDays.nearby)}
            ,
            <span className="block text-ink-2">
              free. Elsewhere in {deliveryDays.elsewhere.join(' to ')}, {fee}
            </span>
          </>
        )}
      </p>
      <button
        ref={button}
        type="button"
        aria-expanded={Form !== undefined}
        onClick={() => (Form ? leave() : void ask())}
        className="-my-2 min-h-11 self-start font-semibold text-leaf-7 underline decoration-1 underline-offset-4 hover:text-leaf-9"
      >
        {place ? 'Change' : 'Your PIN'}
        <span className="sr-only"> code for delivery</span>
      </button>
      {Form && (
        <Form
          pin={place?.pin ?? ''}
          onLeave={leave}
          onFound={(found) => {
            setPlace(found);
            leave();
          }}
        />
      )}
    </div>
  );
}
