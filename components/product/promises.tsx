'use client';

import { Icon } from '@/components/ui/icon';
import { useShop } from '@/lib/features/shop-profile/shop-context';

const rowClass = 'flex gap-3 border-b border-rule py-3';
const iconClass = 'mt-0.5 size-5 shrink-0';

export function Promises() {
  const { takes_cash: takesCash } = useShop();
  return (
    <ul>
      {takesCash && (
        <li className={rowClass}>
          <Icon name="check" className={iconClass} />
          Cash on Delivery possible
        </li>
      )}
      <li className={rowClass}>
        <Icon name="return" className={iconClass} />
        5-day replacement, 15-day returns
      </li>
    </ul>
  );
}
