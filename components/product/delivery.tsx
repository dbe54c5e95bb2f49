'use client';

import { Check, MapPin, RotateCcw } from 'lucide-react';
import { storeRules } from '@/lib/contract/store-rules';
import { formatRupees } from '@/lib/format/money';

const rowClass = 'flex gap-3 border-b border-rule py-3';
const iconClass = 'mt-0.5 size-5 shrink-0';

/** What one wants to know before the cart: when it comes, what that costs, what goes back. */
export function Delivery() {
  return (
    <ul className="mt-5 border-t border-rule text-1">
      <li className={rowClass}>
        <MapPin className={iconClass} aria-hidden />
        <span>
          {storeRules.freeShippingCity}: 2 working days, delivery free. Rest of India: 5 to 6
          working days, {formatRupees(storeRules.shippingFee)}; free for Elite members.
        </span>
      </li>
      <li className={rowClass}>
        <Check className={iconClass} aria-hidden />
        <span>Cash on Delivery possible</span>
      </li>
      <li className={rowClass}>
        <RotateCcw className={iconClass} aria-hidden />
        <span>Replacement within 5 days, return within 15</span>
      </li>
    </ul>
  );
}
