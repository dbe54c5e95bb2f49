import Link from 'next/link';
import { linkClass } from '@/components/ui/button-class';
import type { StaffVoucher } from '@/lib/contract/staff-voucher';
import { orderPath } from '@/lib/dashboard/orders/order-paths';
import { entryReasonLabels } from '@/lib/dashboard/people/voucher-labels';
import { formatDateTime } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';
import { Panel } from '../panel';

export function VoucherLedger({ voucher }: { voucher: StaffVoucher }) {
  return (
    <Panel title="Transactions">
      <dl className="people-figures">
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
                    <Link href={orderPath(order_id)} prefetch={false} className={linkClass}>
                      {order_id}
                    </Link>
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
