import { useState, type ComponentType } from 'react';
import { fetchPart } from '@/components/ui/fetch-part';
import { formatRupees } from '@/lib/format/money';
import { formatDays, formatLocation } from '@/lib/features/place/delivery-to';
import { useDeliveryLocation } from '@/lib/features/place/use-delivery-location';
import { feeFor } from '@/lib/contract/delivery-terms';
import { isExpressPlace } from '@/lib/contract/express-place';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { formatExpressDays } from '@/lib/format/member-delivery';
import { useIsMember } from '@/lib/features/membership/use-membership';

interface DialogProps {
  onClose: () => void;
}

export function DeliveryLocationButton({ isShort }: { isShort?: boolean }) {
  const { location } = useDeliveryLocation();
  const isMember = useIsMember();
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const shop = useShop();
  const rupees = location ? feeFor(isMember, location.fee, shop) : 0;
  const fee = rupees === 0 ? 'free' : formatRupees(rupees);
  const isExpress =
    isMember && location && isExpressPlace({ city: location.city ?? '', pin: location.pin }, shop);
  const when =
    location &&
    (isExpress ? formatExpressDays(shop.elite_benefits) : `in ${formatDays(location.days)}`);

  async function open() {
    setIsOpen(true);
    const part = await fetchPart(import('./delivery-location-dialog'));
    if (part) setDialog(() => part.DeliveryLocationDialog);
  }

  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={open} className="head-place">
        <i aria-hidden className="icon icon-pin" />
        {location ? (
          <span>
            Delivering to <u>{formatLocation(location)}</u>
            {!isShort && (
              <span className="max-md:hidden">
                , {when}, {fee}
              </span>
            )}
          </span>
        ) : (
          <span>
            <u>Enter your PIN code</u> to see delivery dates
          </span>
        )}
      </button>
      {isOpen && Dialog && <Dialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
