import { ComboParts } from '@/components/product/combo-parts';
import { ProductPicture } from '@/components/product/product-picture';
import { Link } from '@/components/ui/link';
import type { OrderLine as Line } from '@/lib/contract/order';
import { sayOptions } from '@/lib/contract/line-options';
import { nonReturnable } from '@/lib/contract/return-windows';
import { formatRupees } from '@/lib/format/money';
import { routes } from '@/lib/platform/routes';
import { RateProduct } from './rate-product';

interface OrderLineProps {
  line: Line;
  canBeRated: boolean;
  isTaxed: boolean;
  /** What became of returned pieces. */
  states: string[];
}

export function OrderLine({ line, canBeRated, isTaxed, states }: OrderLineProps) {
  const address = routes.product({ id: line.product_id, name: line.product_name });
  return (
    <li className="grid grid-cols-[min(4.5rem,22vw)_minmax(0,1fr)_minmax(min(5.25rem,26vw),max-content)] break-inside-avoid border-b border-rule md:grid-cols-[6rem_minmax(0,1fr)_8rem] @max-[15rem]:grid-cols-[minmax(0,1fr)] print:grid-cols-[3.5rem_minmax(0,1fr)_7rem]">
      <div className="py-4 @max-[15rem]:hidden">
        <ProductPicture src={line.product_image} alt="" sizes="96px" className="aspect-square" />
      </div>
      <div className="min-w-0 px-3 py-4 md:px-5 @max-[15rem]:px-0 @max-[15rem]:pb-0">
        <h3 className="font-display text-3 font-medium">
          <Link href={address} className="hover:underline">
            {line.product_name}
          </Link>
        </h3>
        <ComboParts items={line.combo_items} />
        <p className="text-1 text-ink-2">
          {sayOptions(line.options) && `${sayOptions(line.options)}, `}
          {line.quantity} × {formatRupees(line.selling_price)}
          {isTaxed && line.tax_name && ` (incl. ${line.tax_name})`}
        </p>
        {line.is_returnable === false && <p className="text-1 text-ink-2">{nonReturnable}</p>}
        {states.length > 0 && <p className="text-1 font-[550]">{states.join(', ')}</p>}
        {canBeRated && <RateProduct line={line} />}
      </div>
      <p className="ledger-amount py-4 font-[650] @max-[15rem]:py-2">
        {formatRupees(line.product_total)}
      </p>
    </li>
  );
}
