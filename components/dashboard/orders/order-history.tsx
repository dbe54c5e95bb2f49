import type { StaffOrder } from '@/lib/contract/staff-order-detail';
import { formatDateTime } from '@/lib/format/date';
import { Panel } from '../panel';

export function OrderHistory({ order }: { order: StaffOrder }) {
  return (
    <Panel title="History">
      <ol className="order-history">
        {[...order.history].reverse().map(({ at, status, note, by }) => (
          <li key={`${at} ${status}`}>
            <strong>{status}</strong>
            {note && <span>{note}</span>}
            <small>
              {formatDateTime(at)}
              {by && `, ${by}`}
            </small>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
