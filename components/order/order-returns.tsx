import { Link } from '@/components/ui/link';
import type { Order, ReturnStatus } from '@/lib/contract/order';
import { piecesName } from '@/lib/features/order/row-name';
import { formatDateTime } from '@/lib/format/date';
import { routes } from '@/lib/platform/routes';

const statusTexts: Record<ReturnStatus, string> = {
  requested: 'Return requested. We’ll review it within 1 working day',
  accepted: 'Return approved. The courier will pick it up',
  refused: 'Return declined',
  received: 'We’ve received your return',
  settled: 'Return closed',
};

export function OrderReturns({ order }: { order: Order }) {
  if (order.returns.length === 0) return null;
  return (
    <section aria-labelledby="returns-head" className="break-inside-avoid">
      <h2 id="returns-head" className="font-display text-4 font-medium">
        {order.returns.length === 1 ? 'Your return' : 'Your returns'}
      </h2>
      <ul>
        {order.returns.map(
          ({ id, reason, status, created_at, decision_note, items, pictures, replacement }) => (
            <li key={id} className="mt-2">
              <p className="font-[550]">{statusTexts[status]}</p>
              {decision_note && <p className="break-words">{decision_note}</p>}
              <ul>
                {items.map((item) => (
                  <li key={`${item.id} ${item.product_id}`}>
                    {item.quantity} × {piecesName(order, item)}
                  </li>
                ))}
              </ul>
              {replacement && (
                <p>
                  Replaced by{' '}
                  <Link
                    href={routes.order(replacement)}
                    className="text-leaf-7 underline underline-offset-4"
                  >
                    order {replacement}
                  </Link>
                </p>
              )}
              <p className="break-words">{reason}</p>
              <p className="text-1 text-ink-2">Requested on {formatDateTime(created_at)}</p>
              {pictures.length > 0 && (
                <ul className="mt-2 flex flex-wrap gap-2 print:hidden">
                  {pictures.map((picture, position) => (
                    <li key={picture}>
                      <a href={`/api/store${picture}`} target="_blank" rel="noreferrer">
                        {/* oxlint-disable-next-line nextjs/no-img-element -- personal, so no cache may have it */}
                        <img
                          src={`/api/store${picture}`}
                          alt={`Picture ${position + 1} of the returned items`}
                          width={72}
                          height={72}
                          className="size-18 rounded-control border border-rule object-cover"
                        />
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
