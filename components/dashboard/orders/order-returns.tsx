import Image from 'next/image';
import Link from 'next/link';
import type { ReturnResolution, ReturnStatus } from '@/lib/contract/order';
import type { StaffOrder } from '@/lib/contract/staff-order-detail';
import { orderPath } from '@/lib/dashboard/paths';
import { piecesName } from '@/lib/features/order/row-name';
import { formatDateTime } from '@/lib/format/date';
import { Panel } from '../panel';
import type { Mood } from '@/lib/dashboard/state-label';
import { StateMark } from '../state-mark';

const statusTexts: Record<ReturnStatus, [text: string, mood: Mood]> = {
  requested: ['Awaiting decision', 'bad'],
  accepted: ['Approved, awaiting pickup', 'waits'],
  refused: ['Declined', 'past'],
  received: ['Received', 'waits'],
  settled: ['Closed', 'good'],
};

const resolutionLabels: Record<ReturnResolution, string> = {
  refund: 'Refund',
  replacement: 'Replacement',
};

export function OrderReturns({ order }: { order: StaffOrder }) {
  if (order.returns.length === 0) return null;
  return (
    <Panel title={order.returns.length === 1 ? 'Return' : 'Returns'}>
      <ul className="grid gap-4">
        {order.returns.map(
          ({ id, reason, status, created_at, items, pictures, resolution, replacement }) => {
            const [text, mood] = statusTexts[status];
            const decision = order.return_decisions.find((one) => one.id === id);
            return (
              <li key={id}>
                <StateMark mood={mood}>{text}</StateMark>
                <ul className="mt-2">
                  {items.map((item) => (
                    <li key={`${item.id} ${item.product_id}`}>
                      {item.quantity} × {piecesName(order, item)}
                    </li>
                  ))}
                </ul>
                <p className="mt-1 break-words">“{reason}”</p>
                <p className="text-1 text-ink-2">
                  {resolution ? `${resolutionLabels[resolution]}, requested on` : 'Requested on'}{' '}
                  {formatDateTime(created_at)}
                </p>
                {replacement && (
                  <p>
                    Replaced by{' '}
                    <Link
                      href={orderPath(replacement)}
                      prefetch={false}
                      className="text-leaf-7 underline underline-offset-4"
                    >
                      {replacement}
                    </Link>
                  </p>
                )}
                {decision?.decided_at && (
                  <p className="text-1 text-ink-2">
                    {[decision.by, formatDateTime(decision.decided_at), decision.note]
                      .filter(Boolean)
                      .join(', ')}
                  </p>
                )}
                {pictures.length > 0 && (
                  <ul className="mt-2 flex flex-wrap gap-2">
                    {pictures.map((picture, index) => (
                      <li key={picture}>
                        <a href={`/api/store${picture}`} target="_blank" rel="noreferrer">
                          <Image
                            unoptimized
                            src={`/api/store${picture}`}
                            alt={`Picture ${index + 1} of the returned items`}
                            width={112}
                            height={112}
                            className="size-28 rounded-control border border-rule object-cover"
                          />
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            );
          },
        )}
      </ul>
    </Panel>
  );
}
