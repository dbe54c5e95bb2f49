'use client';

import { Price } from '@/components/ui/price';
import { formatRupees, formatUnitPrice, savingPercent } from '@/lib/format/money';
import { useShownSize } from './shown-size';

interface ProductPriceProps {
  /** Rupees. */
  price: number;
  /** Rupees. */
  mrp: number;
  netQuantity: number;
  unit: string;
}

export function ProductPrice(props: ProductPriceProps) {
  const { price, mrp, netQuantity, unit } = useShownSize().shown ?? props;
  const unitPrice = formatUnitPrice(price, netQuantity, unit);
  const saving = savingPercent(price, mrp);
  return (
    <div className="mt-1.5 items-stretch gap-6 border-y border-rule border-t-ink py-1.5 md:mt-4 md:flex md:py-0">
      <p className="flex flex-wrap items-center gap-x-2 md:py-2">
        <Price price={price} mrp={mrp} size="page" />
        {saving > 0 && <span className="card-saving">{saving}% off</span>}
      </p>
      <p className="flex gap-x-3 text-1 text-ink-2 md:ledger-rule md:block md:py-2 md:pl-6">
        <span className="block font-medium text-ink">incl. of all taxes</span>
        {unitPrice}
        {mrp > price && (
          <span className="block text-leaf-7 max-md:hidden">
            {`You save ${formatRupees(mrp - price)}`}
          </span>
        )}
      </p>
    </div>
  );
}
