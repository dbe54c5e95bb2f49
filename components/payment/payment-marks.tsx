import type { CSSProperties } from 'react';
import type { ShopProfile } from '@/lib/contract/shop-profile';

interface PaymentMarksProps {
  shop: Pick<ShopProfile, 'pays_online' | 'takes_cash'>;
}

export function PaymentMarks({ shop }: PaymentMarksProps) {
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
