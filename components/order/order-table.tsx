import { linkClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { DataTable, type Column } from '@/components/ui/table';
import type { OrderRow } from '@/lib/contract/order';
import { formatDate } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';
import { saleStatusText } from '@/lib/features/order/sale-status-text';
import { routes } from '@/lib/platform/routes';
import { OrderPictures } from './order-pictures';
import { OrderStatus } from './order-status';

const columns: Column<OrderRow>[] = [
  {
    key: 'order',
    head: 'Order',
    isRowHead: true,
    className: 'whitespace-nowrap',
    cell: ({ order_id }) => (
      <Link
        href={routes.order(order_id)}
        className={`${linkClass} -my-2 inline-flex min-h-11 items-center`}
      >
        {order_id}
      </Link>
    ),
  },
  {
    key: 'items',
    head: 'Items',
    cell: ({ item_count, pictures }) => (
      <span className="flex items-center gap-3">
        <OrderPictures pictures={pictures} />
        {item_count || ''}
      </span>
    ),
  },
  { key: 'date', head: 'Date', cell: ({ order_date }) => formatDate(order_date) },
  {
    key: 'status',
    head: 'Status',
    cell: ({ order_status }) => <OrderStatus status={order_status} />,
  },
  { key: 'sale', head: 'Confirmation', cell: saleStatusText },
  { key: 'payment', head: 'Payment', cell: ({ pay_type }) => pay_type },
  {
    key: 'total',
    head: 'Total',
    isMoney: true,
    cell: ({ final_total }) => <span className="font-[650]">{formatRupees(final_total)}</span>,
  },
];

export function OrderTable({ rows }: { rows: OrderRow[] }) {
  return (
    <DataTable
      caption="Your orders, newest first"
      isCaptionHidden
      columns={columns}
      rows={rows}
      keyOf={({ order_id }) => order_id}
    />
  );
}
