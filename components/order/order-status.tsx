import type { OrderStatus as Status } from '@/lib/contract/order';
import { statusTone, type StatusTone } from '@/lib/features/order/status-text';

const dots: Record<StatusTone, string> = {
  now: 'haldi-dot',
  'under way': 'rounded-full print:border-[5px] bg-leaf-4',
  done: 'rounded-full print:border-[5px] bg-leaf-7',
  over: 'rounded-full print:border-[5px] bg-clay',
};

export const statusDot = (status: Status): string => dots[statusTone(status)];

export function OrderStatus({ status }: { status: Status }) {
  return (
    <span className="inline-flex items-center gap-2 font-[550] whitespace-nowrap">
      <span className={`size-2.5 shrink-0 ${statusDot(status)}`} aria-hidden />
      {status}
    </span>
  );
}
