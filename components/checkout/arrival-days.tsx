import { formatWeekday } from '@/lib/format/date';
import { deliveryDays } from '@/lib/order/delivery-days';

interface ArrivalDaysProps {
  /** `YYYY-MM-DD` in India. */
  today: string;
  city: string;
}

/** On which day a parcel comes: `Friday, 27 November or Saturday, 28 November`. */
export function ArrivalDays({ today, city }: ArrivalDaysProps) {
  const { from, to } = deliveryDays(today, city);
  return (
    <>
      <b className="font-semibold">{formatWeekday(from)}</b>
      {from !== to && (
        <>
          {' '}
          or <b className="font-semibold">{formatWeekday(to)}</b>
        </>
      )}
    </>
  );
}
