'use client';

import { getStaffVoucher, type StaffVoucher } from '@/lib/contract/staff-voucher';
import { paymentPath, vouchersPath, orderPath } from '@/lib/dashboard/paths';
import { useShown } from '@/lib/dashboard/people/use-shown';
import {
  voucherName,
  voucherStateLabels,
  entryReasonLabels,
} from '@/lib/dashboard/people/voucher-labels';
import { formatDateTime } from '@/lib/format/date';
import { Facts } from '../facts';
import { Panel } from '../panel';
import { DashboardHead } from '../dashboard-head';
import { StateMark } from '../state-mark';
import { VoucherActions } from './voucher-actions';
import { formatRupees } from '@/lib/format/money';
import { TextLink } from '../text-link';

const other = (id: number | null, label: string) =>
  id && (
    <TextLink key={id} href={vouchersPath.one(id)}>
      {label}
    </TextLink>
  );

export function VoucherScreen({ known }: { known: StaffVoucher }) {
  const { shown: voucher, work } = useShown(getStaffVoucher, known);
  const { state, payment_id: payment, blocked_at: blocked } = voucher;
  const status = voucherStateLabels[state];
  return (
    <>
      <DashboardHead
        title={`Gift voucher ${voucherName(voucher)}`}
        above={{ label: 'Gift vouchers', href: vouchersPath.path }}
        lead={<StateMark mood={status.mood}>{status.label}</StateMark>}
      >
        {state !== 'replaced' && state !== 'unpaid' && (
          <VoucherActions voucher={voucher} work={work} />
        )}
      </DashboardHead>
      <div className="two-sides">
        <div className="panels">
          <VoucherLedger voucher={voucher} />
          {voucher.message && (
            <Panel title="Message">
              <p className="people-words">{voucher.message}</p>
            </Panel>
          )}
        </div>
        <div className="panels">
          <Panel title="Recipient">
            <Facts
              rows={[
                ['Name', voucher.receiver_name],
                ['Email', voucher.receiver_email],
                ['Sender', voucher.sender_name],
                ['Sender’s email', voucher.sender_email],
                ['Reason', voucher.issue_reason],
                [
                  'Payment',
                  payment && (
                    <TextLink key="payment" href={paymentPath(payment)}>
                      View payment
                    </TextLink>
                  ),
                ],
                ['Created', formatDateTime(voucher.created_at)],
                ['Blocked', blocked && formatDateTime(blocked)],
                ['Replaces', other(voucher.replaces_id, 'an earlier voucher')],
                ['Replaced by', other(voucher.replaced_by_id, 'a newer voucher')],
              ]}
            />
          </Panel>
        </div>
      </div>
    </>
  );
}

function VoucherLedger({ voucher }: { voucher: StaffVoucher }) {
  return (
    <Panel title="Transactions">
      <dl className="figure-row mb-4">
        <div>
          <dt>Balance</dt>
          <dd>{formatRupees(voucher.balance)}</dd>
        </div>
        <div>
          <dt>Original value</dt>
          <dd>{formatRupees(voucher.amount)}</dd>
        </div>
      </dl>
      {voucher.entries.length === 0 ? (
        <p className="text-ink-2">No transactions yet.</p>
      ) : (
        <ul className="people-rows">
          {voucher.entries.map(({ at, change, reason, order_id }) => (
            <li key={`${at} ${reason} ${change}`}>
              <span>
                {entryReasonLabels[reason]}
                {order_id && (
                  <>
                    {' '}
                    <TextLink href={orderPath(order_id)}>{order_id}</TextLink>
                  </>
                )}
                <small>{formatDateTime(at)}</small>
              </span>
              <span className="is-money">
                {change < 0 ? `− ${formatRupees(-change)}` : formatRupees(change)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
