import { Truck } from 'lucide-react';
import type { Address } from '@/lib/contract/address';
import { formatRupees } from '@/lib/format/money';
import type { ExpressDelivery } from '@/lib/features/order/express-delivery';
import { ArrivalDays } from './arrival-days';

interface DeliveryMethodProps {
  address: Address | undefined;
  /** Rupees. */
  shipping: number;
  /** `YYYY-MM-DD` in India. */
  today: string;
  express: ExpressDelivery | undefined;
}

export function DeliveryMethod({ address, shipping, today, express }: DeliveryMethodProps) {
  return (
    <div className="mt-6">
      <h3 className="mb-1 font-[550]">Delivery method</h3>
      <p className="flex gap-3 border-y border-rule py-3">
        <Truck className="mt-0.5 size-5 shrink-0" aria-hidden />
        <span aria-live="polite">
          {address ? (
            <>
              Standard delivery to {address.city_obj.name},{' '}
              {shipping === 0 ? 'free' : formatRupees(shipping)}.
              <span className="block">
                Arrives <ArrivalDays today={today} city={address.city_obj.name} express={express} />
              </span>
            </>
          ) : (
            'Standard delivery. The day and the fee follow from the address.'
          )}
        </span>
      </p>
    </div>
  );
}
