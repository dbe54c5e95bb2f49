import type { StaffPaymentDetail } from '@/lib/contract/staff-payment';
import { refundStateWords } from '@/lib/dashboard/payments/payment-words';
import { formatDateTime } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';
import { Panel } from '../panel';
import { StateMark } from '../state-mark';

export function PaymentRefunds({ refunds }: Pick<StaffPaymentDetail, 'refunds'>) {
  if (refunds.length === 0) return null;
  return (
    <Panel title="Refunds">
      <ul className="grid gap-3">
        {refunds.map(({ id, amount, state, reason, reference, created_at }) => {
          const { label, mood } = refundStateWords[state];
          return (
            <li key={id} className="flex items-baseline justify-between gap-4">
              <span>
                <StateMark mood={mood}>{label}</StateMark>
                <span className="block text-1 break-words text-ink-2">
                  {[reason, reference, formatDateTime(created_at)].filter(Boolean).join(', ')}
                </span>
              </span>
              <strong className="whitespace-nowrap">{formatRupees(amount)}</strong>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
