import Link from 'next/link';
import type { StockMovement } from '@/lib/contract/staff-product-stock';
import { formatDateTime } from '@/lib/format/date';
import { routes } from '@/lib/platform/routes';
import { StateMark } from '../state-mark';

const reasons: Record<StockMovement['reason'], string> = {
  opening: 'Opening stock',
  order: 'Ordered',
  cancelled: 'Cancelled order',
  expired: 'Unpaid order',
  returned: 'Customer return',
  staff: 'Manual change',
  import: 'Import',
};

export function StockBook({ movements }: { movements: StockMovement[] | undefined }) {
  if (!movements) return <p className="min-h-40 text-ink-2">Loading</p>;
  if (movements.length === 0) return <p className="text-ink-2">No changes yet.</p>;
  return (
    <table className="stock-book">
      <caption className="sr-only">Stock history</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Reason</th>
          <th scope="col">Change</th>
          <th scope="col">Stock after</th>
        </tr>
      </thead>
      <tbody>
        {movements.map(({ id, change, balance, reason, note, order_id, staff, created_at }) => (
          <tr key={id}>
            <td>
              {note || reasons[reason]}
              {order_id && (
                <>
                  {' '}
                  <Link href={`${routes.dashboard}/orders/${order_id}`} prefetch={false}>
                    {order_id}
                  </Link>
                </>
              )}
              <small>
                {formatDateTime(created_at)}
                {staff && `, ${staff}`}
              </small>
            </td>
            <td>{change > 0 ? `+${change}` : `−${-change}`}</td>
            <td className="ledger-rule">{balance.toLocaleString('en-IN')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function StockMark({ stock, isLow }: { stock: number | null; isLow: boolean }) {
  if (stock === null) return <StateMark mood="past">Not tracked</StateMark>;
  if (stock === 0) return <StateMark mood="bad">Out of stock</StateMark>;
  const text = stock.toLocaleString('en-IN');
  return isLow ? <StateMark mood="waits">{`Only ${text}`}</StateMark> : <>{text}</>;
}
