import { Price } from '@/components/ui/price';
import type { Product } from '@/lib/contract/product';
import { formatRupees, formatUnitPrice } from '@/lib/format/money';

/** The price between two rules, with what the law wants said beside it. */
export function ProductPrice({ product }: { product: Product }) {
  const { product_price: price, base_price: mrp, net_quantity, unit } = product;
  const unitPrice = formatUnitPrice(price, net_quantity, unit);
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
