import type { ReactNode } from 'react';
import type { Address } from '@/lib/contract/address';
import type { Destination } from '@/lib/contract/delivery-terms';
import type { PayType } from '@/lib/contract/order';
import type { ExpressDelivery } from '@/lib/features/order/express-delivery';
import '@/components/ui/facts.css';
import { ArrivalDays } from './arrival-days';

interface ReviewFactsProps {
  address: Address | undefined;
  payType: PayType;
  /** `YYYY-MM-DD` in India. */
  today: string;
  express: ExpressDelivery | undefined;
  destination: Pick<Destination, 'city' | 'pin' | 'zone'>;
}

export function ReviewFacts({ address, payType, today, express, destination }: ReviewFactsProps) {
  const city = address?.city_obj.name;
  return (
    <div className="label-frame mb-4 bg-paper-0">
      <dl className="max-md:grid-cols-1!">
        <Cell term="Deliver to">
          {address
            ? `${address.full_name}, ${city} ${address.postal_code}`
            : 'No address chosen yet'}
        </Cell>
        <Cell term="Payment">{payType}</Cell>
        {city !== undefined && (
          <Cell term="Delivery" isWide>
            <ArrivalDays today={today} destination={destination} express={express} />
          </Cell>
        )}
      </dl>
    </div>
  );
}

interface CellProps {
  term: string;
  isWide?: boolean;
  children: ReactNode;
}

function Cell({ term, isWide, children }: CellProps) {
  return (
    <div data-wide={isWide || undefined}>
      <dt>{term}</dt>
      <dd className="break-words [&_b]:font-medium">{children}</dd>
    </div>
  );
}
