import Link from 'next/link';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { sendLazily } from '@/lib/api/lazily';
import { gatewayLabel } from '@/lib/contract/providers';
import type { StaffOrder, StaffOrderPayment } from '@/lib/contract/staff-order-detail';
import { checkOrderPayments } from '@/lib/contract/staff-order-work';
import { paymentPath } from '@/lib/dashboard/paths';
import { useWork } from '@/components/ui/use-work';
import { formatDateTime } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';
import { Panel } from '../panel';
import { StateMark } from '../state-mark';
import type { Mood } from '@/lib/dashboard/state-label';

const statusTexts: Record<string, PaymentStatusText> = {
  created: { text: 'Started, not paid', mood: 'waits' },
  pending: { text: 'Processing', mood: 'waits' },
  paid: { text: 'Paid', mood: 'good' },
  failed: { text: 'Failed', mood: 'past' },
  expired: { text: 'Expired', mood: 'past' },
  flagged: { text: 'Amount mismatch: needs review', mood: 'bad' },
  returned: { text: 'Paid and refunded', mood: 'past' },
};

interface OrderPaymentsProps {
  order: StaffOrder;
  onChanged: (order: StaffOrder) => void;
}

export function OrderPayments({ order, onChanged }: OrderPaymentsProps) {
  const { isBusy, problem, run } = useWork();
  if (order.payments.length === 0) return null;
  const isOpen = order.payments.some(({ status }) => ['created', 'pending'].includes(status));

  const ask = () =>
    run(async () => {
      const params = { orderId: order.order_id };
      onChanged((await sendLazily(checkOrderPayments, { params })).data);
    });

  return (
    <Panel
      title="Online payments"
      actions={
        isOpen && (
          <Button
            kind="second"
            size="card"
            busyText={isBusy ? 'Checking' : undefined}
            onClick={ask}
          >
            Check with gateway
          </Button>
        )
      }
    >
      <ul className="order-refunds">
        {order.payments.map((payment) => (
          <Attempt key={payment.id} payment={payment} />
        ))}
      </ul>
      <FormProblem>{problem}</FormProblem>
    </Panel>
  );
}

function Attempt({ payment }: { payment: StaffOrderPayment }) {
  const { text, mood } = paymentStatusText(payment.status);
  return (
    <li>
      <span>
        <Link href={paymentPath(payment.id)} prefetch={false} className="hover:underline">
          <StateMark mood={mood}>{text}</StateMark>
        </Link>
        <small>
          {[
            gatewayLabel(payment.provider),
            payment.reference ?? payment.txn_id,
            formatDateTime(payment.created_at),
          ].join(', ')}
        </small>
      </span>
      <strong>{formatRupees(payment.amount)}</strong>
    </li>
  );
}

interface PaymentStatusText {
  text: string;
  mood: Mood;
}

const paymentStatusText = (status: string): PaymentStatusText =>
  statusTexts[status] ?? { text: status, mood: 'past' };
