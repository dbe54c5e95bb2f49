import { Truck } from 'lucide-react';
import type { Address } from '@/lib/contract/address';
import { formatWeekday } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';
import { deliveryDays } from '@/lib/order/delivery-days';

interface DeliveryMethodProps {
  address: Address | undefined;
  /** Rupees. */
  shipping: number;
  /** `YYYY-MM-DD` in India. */
  today: string;
}

/** How it is brought, and on which day. */
export function DeliveryMethod({ address, shipping, today }: DeliveryMethodProps) {
  return (
    <div className="mt-6">
      <h3 className="mb-1 font-[550]">Delivery method</h3>
      <p className="flex gap-3 border-y border-rule py-3">
        <Truck className="mt-0.5 size-5 shrink-0" aria-hidden />
        <span aria-live="polite">
          {address ? (
            <>
              Standard delivery to {address.city_obj.name},{' '}
              {shipping === 0 ? 'free' : formatRupees(shipping)}.{' '}
              <Arrival today={today} city={address.city_obj.name} />
            </>
          ) : (
            'Standard delivery. The day and the fee follow from the address.'
          )}
        </span>
      </p>
    </div>
  );
}

function Arrival({ today, city }: { today: string; city: string }) {
  const { from, to } = deliveryDays(today, city);
  return (
    <span className="block">
      Arrives <b className="font-semibold">{formatWeekday(from)}</b>
      {from !== to && (
        <>
          {' '}
          or <b className="font-semibold">{formatWeekday(to)}</b>
        </>
      )}
    </span>
  );
}
