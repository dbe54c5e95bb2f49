import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { pinCodePattern } from '@/lib/contract/pin-code';
import { deliveryTo, formatDays, formatLocation } from '@/lib/features/place/delivery-to';
import { findDeliveryLocation } from '@/lib/features/place/find-delivery-location';
import { useDeliveryLocation } from '@/lib/features/place/use-delivery-location';
import { shortMembershipName } from '@/lib/contract/membership-name';
import { storeRules } from '@/lib/contract/store-rules';
import { formatMemberFee } from '@/lib/format/member-delivery';
import { formatDeliveryFee } from '@/lib/format/delivery-fee';
import { canJoin } from '@/lib/features/shop-profile/open-pages';
import { useShop } from '@/lib/features/shop-profile/shop-context';

const { nearby, elsewhere } = storeRules.deliveryDays;

export function DeliveryLocationDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const shop = useShop();
  const { shipping_fee: fee, free_shipping_city: homeCity } = shop;
  const rate = formatMemberFee(shop);
  const members =
    rate && canJoin(shop) ? `, ${rate} for ${shortMembershipName(shop.elite_name)} members` : '';
  const { location, setLocation, clear } = useDeliveryLocation();
  const [pin, setPin] = useState(location?.pin ?? '');
  const [problem, setProblem] = useState('');
  const [isAsking, setIsAsking] = useState(false);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    field.current?.focus();
  }, []);

  function refuse(text: string) {
    setProblem(text);
    field.current?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    // React events bubble through portals: a form around this dialog must not be submitted.
    event.stopPropagation();
    const wanted = pin.replace(/\D/g, '');
    if (!pinCodePattern.test(wanted)) return refuse('Enter a 6-digit PIN code');
    setProblem('');
    setIsAsking(true);
    try {
      const found = await findDeliveryLocation(wanted);
      if (typeof found === 'string') return refuse(found);
      setLocation(found);
      dialog.current?.close();
    } catch {
      refuse('We couldn’t check this PIN code. Please try again later!');
    } finally {
      setIsAsking(false);
    }
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(26rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain rounded-control bg-paper-0 text-ink [box-shadow:var(--shadow-above)] backdrop:bg-leaf-9/60"
    >
      <form onSubmit={submit} noValidate className="relative p-4 text-2 md:p-6">
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          aria-label="Close"
          className="absolute top-2 right-2 grid size-11 place-items-center rounded-control hover:bg-paper-2"
        >
          <X className="size-6" strokeWidth={1.5} aria-hidden />
        </button>
        <h2 id={`${id}-title`} className="pr-8 font-display text-4 font-medium">
          Where should we deliver?
        </h2>
        <p className="mt-2 text-1 text-ink-2">
          {homeCity ? `${homeCity}: ${formatDays(nearby)}, free. Rest` : 'All'} of India:{' '}
          {formatDays(elsewhere)}, {`${formatDeliveryFee(shop)}${fee === 0 ? '' : members}.`}
        </p>
        <label htmlFor={`${id}-pin`} className="mt-5 block font-semibold">
          PIN code
        </label>
        <div className="mt-1.5 flex flex-wrap gap-3">
          <input
            ref={field}
            id={`${id}-pin`}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={20}
            value={pin}
            onChange={(event) => setPin(event.target.value)}
            aria-invalid={problem !== ''}
            aria-describedby={`${id}-note`}
            className="h-12 min-w-0 flex-[1_1_8rem] rounded-control border border-edge bg-paper-0 px-4 aria-invalid:border-2 aria-invalid:border-clay"
          />
          <Button type="submit" className="shrink-0" busyText={isAsking ? 'Checking' : undefined}>
            Apply
          </Button>
        </div>
        <p
          id={`${id}-note`}
          role="status"
          className={`mt-1.5 min-h-5 text-1 ${problem ? 'font-semibold text-clay' : 'text-ink-2'}`}
        >
          {problem ||
            (location &&
              `${formatLocation(location)}: delivery in ${formatDays(deliveryTo(location, shop).days)}`)}
        </p>
        {location && (
          <LinkButton
            onClick={() => {
              clear();
              dialog.current?.close();
            }}
            className="mt-2 text-1"
          >
            Remove PIN code
          </LinkButton>
        )}
      </form>
    </dialog>
  );
}
