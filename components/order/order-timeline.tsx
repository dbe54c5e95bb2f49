import type { Order } from '@/lib/contract/order';
import { formatDateTime, formatWeekday } from '@/lib/format/date';
import { orderTimeline } from '@/lib/features/order/order-timeline';
import { statusDot } from './order-status';

export function OrderTimeline({ order }: { order: Order }) {
  const steps = orderTimeline(order);
  return (
    <section aria-labelledby="timeline-head" className="break-inside-avoid">
      <h2 id="timeline-head" className="sr-only">
        Order status
      </h2>
      <ol className="md:grid md:auto-cols-fr md:grid-flow-col print:grid print:auto-cols-fr print:grid-flow-col">
        {steps.map(({ status, at, isCurrent, reports }, position) => (
          <li
            key={`${status}-${position}`}
            aria-current={isCurrent ? 'step' : undefined}
            className="group relative flex gap-4 pb-4 last:pb-0 md:block md:pr-4 md:pb-0 print:block print:pr-3 print:pb-0"
          >
            <span
              aria-hidden
              className={`absolute top-3 bottom-[-0.75rem] left-[5px] border-l group-last:hidden md:inset-x-0 md:top-[5px] md:bottom-auto md:border-t md:border-l-0 print:inset-x-0 print:top-[5px] print:bottom-auto print:border-t print:border-l-0 ${steps[position + 1]?.at ? 'border-leaf-7' : 'border-rule'}`}
            />
            <span
              aria-hidden
              className={`relative mt-1.5 block size-[11px] shrink-0 md:mt-0 print:mt-0 ${isCurrent ? statusDot(order.order_status) : dotOf(at)}`}
            />
            <span className="md:mt-2 md:block print:mt-2 print:block">
              <span className={isCurrent ? 'font-semibold' : at ? '' : 'text-ink-2'}>{status}</span>
              <span className="block text-1 text-balance text-ink-2">
                {at ? formatDateTime(at) : expectedAt(status, order)}
              </span>
              {reports.map((report) => (
                <span key={report.at} className="mt-1 block text-1 text-balance">
                  {report.text}
                  <span className="block text-ink-2">{formatDateTime(report.at)}</span>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function expectedAt(status: string, { delivery_date }: Order): string | null {
  return status === 'Delivered' && delivery_date
    ? `Expected ${formatWeekday(delivery_date)}`
    : null;
}

function dotOf(at: string | null): string {
  return at
    ? 'rounded-full bg-leaf-7 print:border-[6px]'
    : 'rounded-full border-[1.5px] border-edge bg-paper-1';
}
