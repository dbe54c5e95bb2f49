'use client';

import { useState, type ComponentType } from 'react';
import { fetchPart } from '@/components/ui/fetch-part';
import { formatRupees } from '@/lib/format/money';
import { formatDays, formatPlace } from '@/lib/features/place/delivery-to';
import { useDeliveryPlace } from '@/lib/features/place/use-delivery-place';
import { feeFor } from '@/lib/contract/delivery-terms';
import { isExpressPlace } from '@/lib/contract/express-place';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { formatExpressDays } from '@/lib/format/member-delivery';
import { useIsMember } from '@/lib/features/membership/use-membership';

interface DialogProps {
  onClose: () => void;
}

export function PlaceLine({ isShort }: { isShort?: boolean }) {
  const { place } = useDeliveryPlace();
  const isMember = useIsMember();
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const shop = useShop();
  const rupees = place ? feeFor(isMember, place.fee, shop) : 0;
  const fee = rupees === 0 ? 'free' : formatRupees(rupees);
  const isExpress =
    isMember && place && isExpressPlace({ city: place.city ?? '', pin: place.pin }, shop);
  const when =
    place && (isExpress ? formatExpressDays(shop.elite_benefits) : `in ${formatDays(place.days)}`);

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
