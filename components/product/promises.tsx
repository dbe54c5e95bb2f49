'use client';

import { PaymentMarks } from '@/components/payment/payment-marks';
import { Icon } from '@/components/ui/icon';
import { useShop } from '@/lib/features/shop-profile/shop-context';

export function Promises() {
  return (
    <ul>
      <li className="border-b border-rule">
        <PaymentMarks shop={useShop()} />
      </li>
      <li className="flex gap-3 border-b border-rule py-3">
        <Icon name="return" className="mt-0.5 size-5 shrink-0" />
        5-day replacement, 15-day returns
      </li>
    </ul>
  );
}
