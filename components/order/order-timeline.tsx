import type { Order } from '@/lib/contract/order';
import { formatDateTime } from '@/lib/format/date';
import { orderTimeline } from '@/lib/order/order-timeline';

/** What has happened, what is now, and what is still to come. */
export function OrderTimeline({ order }: { order: Order }) {
  return (
    <section aria-labelledby="timeline-head" className="break-inside-avoid">
      <h2 id="timeline-head" className="font-display text-4 font-medium">
        Where it is
      </h2>
      <ol className="mt-4">
        {orderTimeline(order).map(({ status, at, isCurrent }, position) => (
          <li
            key={`${status}-${position}`}
            aria-current={isCurrent ? 'step' : undefined}
            className="group relative flex gap-4 pb-4 last:pb-0"
          >
            <span
              aria-hidden
              className="absolute top-3 bottom-[-0.75rem] left-[5px] border-l border-rule group-last:hidden"
            />
            <span
              aria-hidden
              className={`relative mt-1.5 size-[11px] shrink-0 rounded-full ${dotOf(at, isCurrent)}`}
            />
            <span>
              <span className={isCurrent ? 'font-semibold' : at ? '' : 'text-ink-2'}>{status}</span>
              <span className="block text-1 text-ink-2">
                {at ? formatDateTime(at) : 'Still to come'}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function dotOf(at: string | null, isCurrent: boolean): string {
  if (isCurrent) return 'rounded-[46%_54%_52%_48%] bg-turmeric';
  return at ? 'bg-leaf-7' : 'border-[1.5px] border-edge bg-paper-1';
}
