'use client';

import { Price } from '@/components/ui/price';
import { formatRupees, formatUnitPrice } from '@/lib/format/money';

interface ProductPriceProps {
  /** Rupees. */
  price: number;
  /** Rupees. */
  mrp: number;
  netQuantity: number;
  unit: string;
}

/** The price between two rules, with what the law wants said beside it. */
export function ProductPrice({ price, mrp, netQuantity, unit }: ProductPriceProps) {
  const unitPrice = formatUnitPrice(price, netQuantity, unit);
  return (
    <div className="mt-5 flex items-stretch gap-6 border-y border-rule border-t-ink py-3">
      <Price price={price} mrp={mrp} size="page" />
      <p className="ledger-rule pl-6 text-1 text-ink-2">
        <span className="block font-medium text-ink">incl. of all taxes</span>
        {unitPrice}
        {mrp > price && (
          <span className="block text-leaf-7">You save {formatRupees(mrp - price)}</span>
        )}
      </p>
    </div>
  );
}
