import type { Destination } from '@/lib/contract/delivery-terms';
import { formatShortWeekday } from '@/lib/format/date';
import { deliveryDays } from '@/lib/features/order/delivery-days';
import type { ExpressDelivery } from '@/lib/features/order/express-delivery';
import { useShop } from '@/lib/features/shop-profile/shop-context';

interface ArrivalDaysProps {
  /** `YYYY-MM-DD` in India. */
  today: string;
  destination: Pick<Destination, 'city' | 'pin' | 'zone'>;
  express: ExpressDelivery | undefined;
}

export function ArrivalDays({ today, destination, express }: ArrivalDaysProps) {
  const { from, to } = deliveryDays(today, destination, useShop(), express);
  return (
    <>
      <b className="font-semibold">{formatShortWeekday(from)}</b>
      {from !== to && (
        <>
          {' '}
          – <b className="font-semibold">{formatShortWeekday(to)}</b>
        </>
      )}
    </>
  );
}
