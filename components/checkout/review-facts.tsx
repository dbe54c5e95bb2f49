import type { ReactNode } from 'react';
import type { Address } from '@/lib/contract/address';
import type { OrderInput } from '@/lib/contract/order';
import { ArrivalDays } from './arrival-days';

interface ReviewFactsProps {
  address: Address | undefined;
  payType: OrderInput['pay_type'];
  /** `YYYY-MM-DD` in India. */
  today: string;
}

/** What was chosen above, set like a label. */
export function ReviewFacts({ address, payType, today }: ReviewFactsProps) {
  const city = address?.city_obj.name;
  return (
    <dl className="mb-4 grid overflow-hidden rounded-control border border-ink bg-paper-0 md:grid-cols-2">
      <Cell term="Goes to">
        {address ? `${address.full_name}, ${city} ${address.postal_code}` : 'No address chosen yet'}
      </Cell>
      <Cell term="Paid by">{payType}</Cell>
      {city !== undefined && (
        <Cell term="Arrives">
          <ArrivalDays today={today} city={city} />
        </Cell>
      )}
    </dl>
  );
}

function Cell({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="-mb-px border-b border-rule px-4 py-2.5 md:odd:last:col-span-2 md:odd:not-last:border-r">
      <dt className="text-1 text-ink-2">{term}</dt>
      <dd className="font-display text-3 break-words [&_b]:font-medium">{children}</dd>
    </div>
  );
}
