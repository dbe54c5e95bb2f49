'use client';

import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { toastSuccess } from '@/components/ui/toast';
import { gatewayLabel } from '@/lib/contract/providers';
import type { StaffPaymentDetail, PaymentEvent } from '@/lib/contract/staff-payment';
import { orderPath, paymentsPath } from '@/lib/dashboard/paths';
import {
  purposeLabels,
  faultText,
  isShort,
  paymentStateLabel,
  channelLabel,
  outcomeText,
  refundStateLabels,
} from '@/lib/dashboard/payments/payment-texts';
import { useStaffPayment } from '@/lib/dashboard/payments/use-staff-payment';
import { useWork } from '@/components/ui/use-work';
import { formatDateTime } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';
import { Facts } from '../facts';
import { Panel } from '../panel';
import { DashboardHead } from '../dashboard-head';
import { StateMark } from '../state-mark';
import { ResolvePayment } from './resolve-payment';
import { TextLink } from '../text-link';

export function PaymentScreen({ known }: { known: StaffPaymentDetail }) {
  const { payment, check, resolve } = useStaffPayment(known);
  const { isBusy, problem, run } = useWork();
  const { label, mood } = paymentStateLabel(payment);
  const reason = payment.outcome
    ? faultText(payment.outcome)
    : 'The gateway reports a different status';

  return (
    <>
      <DashboardHead
        title={
          payment.order_id ? `Payment for ${payment.order_id}` : purposeLabels[payment.purpose]
        }
        lead={<StateMark mood={mood}>{label}</StateMark>}
        above={{ label: 'Payments', href: paymentsPath }}
      >
        <Button
          kind="second"
          size="card"
          busyText={isBusy ? 'Checking' : undefined}
          onClick={() => void run(async () => toastSuccess(await check()))}
        >
          Check with gateway
        </Button>
      </DashboardHead>
      <FormProblem>{problem}</FormProblem>
      <div className="two-sides">
        <div className="panels">
          {payment.state === 'flagged' && (
            <ResolvePayment
              reason={reason}
              isShort={isShort(payment.outcome ?? '')}
              resolve={resolve}
            />
          )}
          <PaymentEvents events={payment.events} />
          <PaymentRefunds refunds={payment.refunds} />
        </div>
        <div className="panels">
          <Panel title="Payment">
            <Facts
              rows={[
                ['Requested', formatRupees(payment.amount)],
                ['Received', payment.taken === null ? null : formatRupees(payment.taken)],
                ['Refunded', payment.refunded > 0 ? formatRupees(payment.refunded) : null],
                [
                  'For',
                  payment.order_id ? (
                    <TextLink key="order" href={orderPath(payment.order_id)}>
                      {payment.order_id}
                    </TextLink>
                  ) : (
                    purposeLabels[payment.purpose]
                  ),
                ],
                ['Customer', payment.buyer_name],
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

function PaymentEvents({ events }: { events: PaymentEvent[] }) {
  return (
    <Panel title="Gateway messages">
      {events.length === 0 ? (
        <p className="text-ink-2">No messages yet.</p>
      ) : (
        <ol className="grid gap-4">
          {events.map(({ id, by, says, outcome, received_at, handled_at }) => (
            <li key={id} className="border-l-2 border-rule pl-4">
              <p className="text-1 text-ink-2">
                {channelLabel(by)},{' '}
                <time dateTime={received_at}>{formatDateTime(received_at)}</time>
              </p>
              <p className="font-[550] break-words">
                {says
                  ? `${says.status}: ${says.amount.toFixed(2)} ${says.currency}${says.subject ? ` for ${says.subject}` : ''}`
                  : 'The payment has changed. Check with the gateway again.'}
              </p>
              {says?.reference && <p className="text-1 break-all text-ink-2">{says.reference}</p>}
              <p>{handled_at ? outcomeText(outcome) : 'Not processed yet'}</p>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

function PaymentRefunds({ refunds }: Pick<StaffPaymentDetail, 'refunds'>) {
  if (refunds.length === 0) return null;
  return (
    <Panel title="Refunds">
      <ul className="grid gap-3">
        {refunds.map(({ id, amount, state, reason, reference, created_at }) => {
          const { label, mood } = refundStateLabels[state];
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
