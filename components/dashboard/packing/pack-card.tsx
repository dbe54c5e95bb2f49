import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import type { PackingOrder } from '@/lib/contract/staff-packing';
import { packPath } from '@/lib/dashboard/packing/packing-paths';
import { formatRupees } from '@/lib/format/money';
import { OrderMarks } from '../orders/order-marks';

export function PackCard({ order }: { order: PackingOrder }) {
  const { order_id, order_status, name, city, item_count, cash_due } = order;
  return (
    <li>
      <h3>
        {order_id}
        <OrderMarks order={order} />
      </h3>
      <p>
        {name}, {city}
      </p>
      <p className="text-ink-2">
        {item_count === 1 ? '1 item' : `${item_count} items`}
        {cash_due > 0 && (
          <>
            {' · '}
            <span className="pack-cash">Collect {formatRupees(cash_due)}</span>
          </>
        )}
      </p>
      <Link
        href={packPath(order_id)}
        prefetch={false}
        className={`mt-2 ${buttonClass('main', 'page')}`}
      >
        {order_status === 'Confirmed' ? 'Pack' : 'Hand over'}
        <span className="sr-only"> {order_id}</span>
      </Link>
    </li>
  );
}
