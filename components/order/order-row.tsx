import Link from 'next/link';
import type { OrderRow as Row } from '@/lib/contract/order';
import { formatDate } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';
import { routes } from '@/lib/routes';
import { OrderStatus } from './order-status';

/** One order: what it is left of the double rule, what it costs right of it. */
export function OrderRow({ row }: { row: Row }) {
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_6.5rem] border-b border-rule hover:bg-paper-2 md:grid-cols-[minmax(0,1fr)_8rem] @max-[15rem]:grid-cols-[minmax(0,1fr)_50%]">
      <div className="grid gap-x-6 gap-y-1 py-3 pr-3 md:grid-cols-[1.2fr_1.4fr_1.1fr] md:items-baseline md:py-4">
        <p>
          <Link
            href={routes.order(row.order_id)}
            className="font-semibold text-leaf-7 underline underline-offset-4 after:absolute after:inset-0"
          >
            <span className="sr-only">Order </span>
            {row.order_id}
          </Link>
          <span className="block text-1 text-ink-2">{formatDate(row.order_date)}</span>
        </p>
        <p className="text-1 text-ink-2 md:order-last lg:text-2">
          {row.item_count === 1 ? '1 item' : `${row.item_count} items`}, {row.pay_type}
        </p>
        <p>
          <OrderStatus status={row.order_status} />
        </p>
      </div>
      <p className="ledger-rule py-3 pl-3 text-right font-[650] md:py-4">
        {formatRupees(row.final_total)}
      </p>
    </li>
  );
}
