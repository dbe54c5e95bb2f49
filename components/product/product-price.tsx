'use client';

import { Price } from '@/components/ui/price';
import { formatRupees, formatUnitPrice } from '@/lib/format/money';
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
  return (
    <div className="mt-3 flex items-stretch gap-4 border-y border-rule border-t-ink md:mt-4 md:gap-6">
      <span className="flex items-center py-2">
        <Price price={price} mrp={mrp} size="page" />
      </span>
      <p className="ledger-rule self-stretch py-2 pl-4 text-1 text-ink-2 md:pl-6">
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
