'use client';

import Link from 'next/link';
import { FormProblem } from '@/components/form/form-problem';
import { Button } from '@/components/ui/button';
import { linkClass } from '@/components/ui/button-class';
import { toastSuccess } from '@/components/ui/toast';
import { gatewayLabel } from '@/lib/contract/gateway';
import type { StaffPaymentDetail } from '@/lib/contract/staff-payment';
import { orderPath } from '@/lib/dashboard/orders/order-paths';
import { paymentsPath } from '@/lib/dashboard/payments/payment-paths';
import { purposeWords, wordsOfFault, wordsOfState } from '@/lib/dashboard/payments/payment-words';
import { useStaffPayment } from '@/lib/dashboard/payments/use-staff-payment';
import { useWork } from '@/components/ui/use-work';
import { formatDateTime } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';
import { Facts } from '../facts';
import { Panel } from '../panel';
import { DashboardHead } from '../dashboard-head';
import { StateMark } from '../state-mark';
import { PaymentEvents } from './payment-events';
import { PaymentRefunds } from './payment-refunds';
import { ResolvePayment } from './resolve-payment';

export function PaymentScreen({ known }: { known: StaffPaymentDetail }) {
  const { payment, check, resolve } = useStaffPayment(known);
  const { isBusy, problem, run } = useWork();
  const { label, mood } = wordsOfState(payment);
  const reason = payment.outcome
    ? wordsOfFault(payment.outcome)
    : 'The gateway reports another state';

  return (
    <>
      <DashboardHead
        title={payment.order_id ? `Payment for ${payment.order_id}` : purposeWords[payment.purpose]}
        lead={<StateMark mood={mood}>{label}</StateMark>}
        above={{ label: 'Payments', href: paymentsPath }}
      >
        <Button
          kind="second"
          size="card"
          busyText={isBusy ? 'Asking' : undefined}
          onClick={() => void run(async () => toastSuccess(await check()))}
        >
          Ask the gateway now
        </Button>
      </DashboardHead>
      <FormProblem>{problem}</FormProblem>
      <div className="two-sides">
        <div className="panels">
          {payment.state === 'flagged' && <ResolvePayment reason={reason} resolve={resolve} />}
          <PaymentEvents events={payment.events} />
          <PaymentRefunds refunds={payment.refunds} />
        </div>
        <div className="panels">
          <Panel title="Payment">
            <Facts
              rows={[
                ['Requested', formatRupees(payment.amount)],
                ['Collected', payment.taken === null ? null : formatRupees(payment.taken)],
                ['Refunded', payment.refunded > 0 ? formatRupees(payment.refunded) : null],
                [
                  'Paid for',
                  payment.order_id ? (
                    <Link className={linkClass} prefetch={false} href={orderPath(payment.order_id)}>
                      {payment.order_id}
                    </Link>
                  ) : (
                    purposeWords[payment.purpose]
                  ),
                ],
                ['By', payment.buyer_name],
                ['Email', payment.buyer_email || 'None'],
                ['Gateway', gatewayLabel(payment.provider)],
                ['Gateway reference', <Code key="reference" text={payment.reference} />],
                ['Transaction', <Code key="txn" text={payment.txn_id} />],
                ['Started', formatDateTime(payment.created_at)],
                ['Settled', payment.settled_at && formatDateTime(payment.settled_at)],
              ]}
            />
          </Panel>
        </div>
      </div>
    </>
  );
}

const Code = ({ text }: { text: string | null }) => (
  <span className="break-all">{text ?? 'None yet'}</span>
);
