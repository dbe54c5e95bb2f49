'use client';

import { useState, type ComponentType } from 'react';
import { fetchPart } from '@/components/ui/fetch-part';
import { formatRupees } from '@/lib/format/money';
import { formatDays, formatPlace } from '@/lib/features/place/delivery-to';
import { useDeliveryPlace } from '@/lib/features/place/use-delivery-place';
import { isRapidCity } from '@/lib/contract/rapid-city';
import { useIsMember } from '@/lib/features/membership/use-membership';

interface DialogProps {
  onClose: () => void;
}

export function PlaceLine({ isShort }: { isShort?: boolean }) {
  const { place } = useDeliveryPlace();
  const isMember = useIsMember();
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const fee = place && (isMember || place.fee === 0 ? 'free' : formatRupees(place.fee));

  const isExpress = isMember && place?.city && isRapidCity(place.city);
  const when = place && (isExpress ? 'the same day or the next' : `in ${formatDays(place.days)}`);

  async function open() {
    setIsOpen(true);
    const part = await fetchPart(import('./place-dialog'));
    if (part) setDialog(() => part.PlaceDialog);
  }

  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={open} className="head-place">
        <i aria-hidden className="icon icon-pin" />
        {place ? (
          <span>
            Delivering to <u>{formatPlace(place)}</u>
            {!isShort && (
              <span className="max-md:hidden">
                , {when}, {fee}
              </span>
            )}
          </span>
        ) : (
          <span>
            <u>Enter your PIN code</u> to see delivery days
          </span>
        )}
      </button>
      {isOpen && Dialog && <Dialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
