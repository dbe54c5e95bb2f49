'use client';

import { formatWeekday } from '@/lib/format/date';
import { deliveryDays } from '@/lib/features/order/delivery-days';
import type { Swift } from '@/lib/features/order/swift-delivery';
import { useShop } from '@/lib/features/shop-profile/shop-context';

interface ArrivalDaysProps {
  /** `YYYY-MM-DD` in India. */
  today: string;
  city: string;
  /** For members. */
  swift: Swift | undefined;
}

export function ArrivalDays({ today, city, swift }: ArrivalDaysProps) {
  const { from, to } = deliveryDays(today, city, useShop(), swift);
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
