import type { StaffOrderRow } from '@/lib/contract/staff-order-list';
import { orderMood, callOutcomeLabels } from '@/lib/dashboard/orders/order-labels';
import { formatDate, formatDayOfMonth, formatShortMonth, formatTime } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';
import { PhoneLink } from '../phone-link';
import { StateMark } from '../state-mark';
import type { StaffColumn } from '../table/staff-column';
import { OrderMarks } from './order-marks';
import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { nextStep } from '@/lib/dashboard/orders/next-action';

export const orderColumns: StaffColumn<StaffOrderRow>[] = [
  {
    id: 'order',
    head: 'Order',
    cell: ({ order_id }) => <span className="one-line">{order_id}</span>,
  },
  {
    id: 'status',
    head: 'Status',
    cell: (row) => (
      <>
        <StateMark mood={orderMood(row.order_status)}>{row.order_status}</StateMark>
        {row.order_status === 'Pending' && row.last_call && (
          <span className="block text-1 text-ink-2">{callOutcomeLabels[row.last_call]}</span>
        )}
        <OrderMarks order={row} />
      </>
    ),
  },
  {
    id: 'placed',
    head: 'Ordered',
    sort: 'placed_at',
    cell: ({ order_date }) => (
      <span className="one-line">
        {formatDayOfMonth(order_date)} {formatShortMonth(order_date)}
        <span className="block text-1 text-ink-2">{formatTime(order_date)}</span>
      </span>
    ),
  },
  {
    id: 'customer',
    head: 'Customer',
    cell: ({ customer_name, customer_mobile, city }) => (
      <>
        {[customer_name, city].filter(Boolean).join(', ')}
        <PhoneLink
          number={customer_mobile}
          className="block text-1 one-line text-ink-2 hover:underline"
        />
      </>
    ),
  },
  { id: 'state', head: 'State', cell: ({ state }) => state, isExtra: true },
  {
    id: 'payment',
    head: 'Payment',
    cell: ({ pay_type, is_paid }) => (
      <>
        {pay_type === 'Cash on Delivery' ? 'Cash' : 'Online'}
        <span className="block text-1 text-ink-2">{is_paid ? 'paid' : 'not paid'}</span>
      </>
    ),
  },
  {
    id: 'expected',
    head: 'Expected delivery',
    isExtra: true,
    cell: ({ expected_on }) => expected_on && formatDate(expected_on),
  },
  {
    id: 'tracking',
    head: 'Tracking',
    isExtra: true,
    cell: ({ courier, tracking_number }) => [courier, tracking_number].filter(Boolean).join(', '),
  },
  {
    id: 'total',
    head: 'Total',
    sort: 'final_total',
    isMoney: true,
    cell: ({ final_total, item_count }) => (
      <>
        {formatRupees(final_total)}
        <span className="block text-1 text-ink-2">
          {`${item_count} ${item_count === 1 ? 'item' : 'items'}`}
        </span>
      </>
    ),
  },
  { id: 'next', head: 'Next step', cell: (row) => <OrderNextLink row={row} /> },
];

function OrderNextLink({ row }: { row: StaffOrderRow }) {
  const step = nextStep(row);
  return (
    <span className="order-next-link">
      {step && (
        <Link href={step.href} prefetch={false} className={buttonClass('second', 'card')}>
          {step.label}
          <span className="sr-only"> {row.order_id}</span>
        </Link>
      )}
    </span>
  );
}
