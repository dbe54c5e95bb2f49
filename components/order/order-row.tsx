import { Link } from '@/components/ui/link';
import type { OrderRow as Row } from '@/lib/contract/order';
import { formatDate } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';
import { saleStatusText } from '@/lib/features/order/sale-status-text';
import { routes } from '@/lib/platform/routes';
import { OrderPictures } from './order-pictures';
import { OrderStatus } from './order-status';

export function OrderRow({ row }: { row: Row }) {
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_minmax(min(6.5rem,30cqw),max-content)] border-b border-rule hover:bg-paper-2 @max-[15rem]:grid-cols-1">
      <div className="grid min-w-0 gap-y-1 py-3 pr-3 @max-[15rem]:pb-0">
        <p>
          <Link
            href={routes.order(row.order_id)}
            className="font-semibold break-words text-leaf-7 underline underline-offset-4 after:absolute after:inset-0"
          >
            <span className="sr-only">Order </span>
            {row.order_id}
          </Link>
          <span className="block text-1 text-ink-2">{formatDate(row.order_date)}</span>
        </p>
        <OrderPictures pictures={row.pictures} />
        <p>
          <OrderStatus status={row.order_status} />
        </p>
        <p className="text-1 text-ink-2">
          {[countOfItems(row.item_count), row.pay_type, saleStatusText(row)]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <p className="ledger-amount py-3 font-[650] @max-[15rem]:pt-1">
        {formatRupees(row.final_total)}
      </p>
    </li>
  );
}

/* A store API may leave the number out. */
function countOfItems(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 item' : `${count} items`;
}
