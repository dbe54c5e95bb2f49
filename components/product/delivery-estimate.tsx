'use client';

import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { fetchPart } from '@/components/ui/fetch-part';
import { Icon } from '@/components/ui/icon';
import { feeFor, type Parcel } from '@/lib/contract/delivery-terms';
import { shortMembershipName } from '@/lib/contract/membership-name';
import { deliveryTo, formatLocation } from '@/lib/features/place/delivery-to';
import { useDeliveryLocation } from '@/lib/features/place/use-delivery-location';
import { formatMemberFee } from '@/lib/format/member-delivery';
import { formatRupees } from '@/lib/format/money';
import { formatArrival } from '@/lib/features/product/arrival';
import { useIsMember } from '@/lib/features/membership/use-membership';
import { canJoin } from '@/lib/features/shop-profile/open-pages';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import type { PinFormProps } from './pin-form';

interface DeliveryEstimateProps {
  children: ReactNode;
  /** One piece of the product. */
  parcel: Parcel;
  className: string;
  /** False for a second one on the same page. */
  isAnnounced?: boolean;
}

export function DeliveryEstimate({
  children,
  parcel,
  className,
  isAnnounced = true,
}: DeliveryEstimateProps) {
  const shop = useShop();
  const { location, setLocation } = useDeliveryLocation();
  const isMember = useIsMember();
  const [Form, setForm] = useState<ComponentType<PinFormProps>>();
  const rate = formatMemberFee(shop);
  const withMembership =
    !isMember && rate && canJoin(shop)
      ? `, ${rate} with ${shortMembershipName(shop.elite_name)}`
      : '';
  const ownFee = location ? deliveryTo(location, shop, parcel).fee : 0;
  const fee = feeFor(isMember, ownFee, shop);
  const button = useRef<HTMLButtonElement>(null);

  async function ask() {
    const part = await fetchPart(import('./pin-form'));
    if (part) setForm(() => part.PinForm);
  }
  function leave() {
    setForm(undefined);
    button.current?.focus();
  }

  return (
    <div className={`relative flow-root border-rule py-2 pl-8 md:py-3 ${className}`}>
      <Icon name="pin" className="absolute top-2.5 left-0 md:top-3.5 size-5" />
      <button
        ref={button}
        type="button"
        aria-expanded={Form !== undefined}
        onClick={() => (Form ? leave() : void ask())}
        className="float-right -mt-2.5 -mb-2.5 ml-3 min-h-11 font-semibold text-leaf-7 underline decoration-1 underline-offset-4 hover:text-leaf-9"
      >
        {location ? 'Change' : 'Enter PIN'}
        <span className="sr-only"> code for delivery</span>
      </button>
      <p role={isAnnounced ? 'status' : undefined}>
        {location ? (
          <>
            To <b className="font-semibold">{formatLocation(location)}</b>
            <span className="block text-1 text-ink-2">
              {formatArrival(new Date(), location, shop, isMember)},{' '}
              {fee === 0 ? 'free delivery' : `${formatRupees(fee)} delivery${withMembership}`}
            </span>
          </>
        ) : (
          children
        )}
      </p>
      {Form && (
        <Form
          pin={location?.pin ?? ''}
          onLeave={leave}
          onFound={(found) => {
            setLocation(found);
            leave();
          }}
        />
      )}
    </div>
  );
}
