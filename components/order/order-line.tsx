import Link from 'next/link';
import { ProductPicture } from '@/components/product/product-picture';
import { linkClass } from '@/components/ui/button-class';
import { Stars } from '@/components/ui/stars';
import type { OrderLine as Line } from '@/lib/contract/order';
import { formatRupees } from '@/lib/format/money';
import { routes } from '@/lib/routes';

interface OrderLineProps {
  line: Line;
  /** Whether the customer has it at home. */
  canBeRated: boolean;
}

/** One product of an order, as it was charged. */
export function OrderLine({ line, canBeRated }: OrderLineProps) {
  const address = routes.product({ id: line.product_id, name: line.product_name });
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)_5.75rem] break-inside-avoid border-b border-rule md:grid-cols-[6rem_minmax(0,1fr)_8rem] @max-[15rem]:grid-cols-[minmax(0,1fr)_50%] print:grid-cols-[3.5rem_minmax(0,1fr)_7rem]">
      <div className="py-4 @max-[15rem]:hidden">
        <ProductPicture src={line.product_image} alt="" sizes="96px" className="aspect-square" />
      </div>
      <div className="px-3 py-4 md:px-5 @max-[15rem]:px-0">
        <h3 className="font-display text-3 font-medium">
          <Link href={address} className="hover:underline">
            {line.product_name}
          </Link>
        </h3>
        <p className="text-1 text-ink-2">
          {line.quantity} × {formatRupees(line.selling_price)}, {line.tax_name} contained
        </p>
        {line.product_rating_by_user !== null ? (
          <p className="mt-1 flex items-center gap-2 text-1 text-ink-2">
            You gave <Stars rating={line.product_rating_by_user} />
          </p>
        ) : (
          canBeRated && (
            <Link
              href={`${address}#reviews`}
              aria-label={`Write a review of ${line.product_name}`}
              className={`${linkClass} inline-flex min-h-11 items-center text-1 print:hidden`}
            >
              Write a review
            </Link>
          )
        )}
      </div>
      <p className="ledger-rule py-4 pl-3 text-right font-[650]">
        {formatRupees(line.product_total)}
      </p>
    </li>
  );
}
