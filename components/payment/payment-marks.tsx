import type { CSSProperties } from 'react';
import { Icon } from '@/components/ui/icon';
import type { ShopProfile } from '@/lib/contract/shop-profile';

export function PaymentMarks({ shop }: { shop: Pick<ShopProfile, 'pays_online' | 'takes_cash'> }) {
  return (
    <p className="flex flex-wrap gap-x-5 py-3">
      {shop.pays_online && (
        <>
          <Mark icon={13} name="UPI" />
          <Mark icon={14} name="Cards" />
        </>
      )}
      {shop.takes_cash && <Mark icon={15} name="Cash on Delivery" />}
    </p>
  );
}

/** Ways to pay online, as chips. */
export function OnlineMarks() {
  return (
    <span className="my-1.5 flex flex-wrap gap-2 text-1 *:rounded-control *:border *:border-rule *:bg-paper-0 *:px-2 *:py-1">
      <Mark icon={13} name="UPI" />
      <Mark icon={14} name="Cards" />
      <span className="flex items-center gap-2">
        <Icon name="bank" className="size-5" />
        Net banking
      </span>
    </span>
  );
}

interface MarkProps {
  /** Cell in app/drawings/icons.svg. */
  icon: number;
  name: string;
}

function Mark({ icon, name }: MarkProps) {
  return (
    <span className="flex items-center gap-2">
      <i className="icon" style={{ '--icon': icon } as CSSProperties} />
      {name}
    </span>
  );
}
