import type { Address } from '@/lib/contract/address';
import type { Destination } from '@/lib/contract/delivery-terms';
import { formatRupees } from '@/lib/format/money';
import type { ExpressDelivery } from '@/lib/features/order/express-delivery';
import { ArrivalDays } from './arrival-days';
import { ChoiceCard } from './choice-card';

interface DeliveryMethodProps {
  address: Address | undefined;
  /** Rupees. */
  shipping: number;
  /** `YYYY-MM-DD` in India. */
  today: string;
  express: ExpressDelivery | undefined;
  destination: Pick<Destination, 'city' | 'pin' | 'zone'>;
}

/* Only one: the store decides which order is express. */
const method = 'Standard delivery';

export function DeliveryMethod(props: DeliveryMethodProps) {
  const { address, shipping, today, express, destination } = props;
  return (
    <fieldset className="mt-6 min-w-0">
      <legend className="mb-1 font-[550]">Delivery method</legend>
      <div className="grid gap-3 md:grid-cols-2 2xl:grid-cols-3">
        <ChoiceCard name="delivery_method" value={method} isChosen onChoose={() => undefined}>
          <span aria-live="polite">
            {address ? (
              <>
                {method}, {shipping === 0 ? 'free' : formatRupees(shipping)}
                <span className="block text-1">
                  Arrives <ArrivalDays today={today} destination={destination} express={express} />
                </span>
              </>
            ) : (
              `${method}. Choose an address to see the date and charge.`
            )}
          </span>
        </ChoiceCard>
      </div>
    </fieldset>
  );
}
