'use client';

import Link from 'next/link';
import { linkClass } from '@/components/ui/button-class';
import { gatewayLabel } from '@/lib/contract/providers';
import { listRefunds, refundFilters, type RefundRow } from '@/lib/contract/staff-refund';
import { orderPath } from '@/lib/dashboard/orders/order-paths';
import {
  paymentPath,
  refundsByHandPath,
  refundsPath,
} from '@/lib/dashboard/payments/payment-paths';
import { refundStateLabels, refundMethodLabels } from '@/lib/dashboard/payments/payment-texts';
import { useListQuery } from '@/lib/dashboard/use-list-query';
import { formatDateTime } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';
import { DashboardHead } from '../dashboard-head';
import { StateMark } from '../state-mark';
import { FilterBar, FilterChoice } from '../table/filter-bar';
import type { StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';
import { PaidByHand } from './paid-by-hand';
import { PaymentTabs } from './payment-tabs';

const columns: StaffColumn<RefundRow>[] = [
  {
    id: 'order_id',
    head: 'Order or payment',
    cell: ({ order_id, payment_id }) => (
      <span className="one-line">{order_id ?? `Payment ${payment_id ?? ''}`}</span>
    ),
  },
  {
    id: 'state',
    head: 'Status',
    cell: (refund) => {
      const { label, mood } = refundStateLabels[refund.state];
      const isWaiting = refund.state === 'to_be_paid' || refund.state === 'failed';
      return (
        <div className="grid min-w-[14ch] justify-items-start gap-1">
          <StateMark mood={mood}>{label}</StateMark>
          {isWaiting && <PaidByHand refund={refund} />}
        </div>
      );
    },
  },
  {
    id: 'reason',
    head: 'Reason',
    cell: ({ reason, by }) => (
      <span className="block max-w-[30ch] min-w-[16ch] leading-snug">
        {reason}
        {by && <span className="block text-1 text-ink-2">{by}</span>}
      </span>
    ),
  },
  {
    id: 'way',
    head: 'Refund to',
    cell: ({ way, provider, reference, payment_id }) => (
      <span className="block max-w-[24ch] leading-snug">
        {payment_id === null ? (
          refundMethodLabels[way]
        ) : (
          <Link className={linkClass} prefetch={false} href={paymentPath(payment_id)}>
            {way === 'source'
              ? provider
                ? gatewayLabel(provider)
                : refundMethodLabels[way]
              : refundMethodLabels[way]}
          </Link>
        )}
        {reference && (
          <span className="block truncate text-1 text-ink-2" title={reference}>
            {reference}
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'created_at',
    head: 'Requested',
    sort: 'created_at',
    cell: ({ created_at }) => <span className="one-line">{formatDateTime(created_at)}</span>,
  },
  {
    id: 'amount',
    head: 'Amount',
    sort: 'amount',
    isMoney: true,
    cell: ({ amount }) => formatRupees(amount),
  },
  {
    id: 'credit_note',
    head: 'Credit note',
    isExtra: true,
    cell: ({ credit_note }) => credit_note ?? '',
  },
];

const stateChoices = refundFilters.map((value) => ({
  value,
  label: value === 'by_hand' ? 'Needs action' : refundStateLabels[value].label,
}));

export function RefundList() {
  const isByHand = useListQuery().query['state'] === 'by_hand';
  return (
    <>
      <DashboardHead
        title="Refunds"
        lead="Online payments are refunded automatically. Refund cash orders and failed refunds manually, then confirm them here."
      />
      <PaymentTabs current={isByHand ? refundsByHandPath : refundsPath} />
      <StaffTable
        name="refunds"
        caption="Refunds"
        call={listRefunds}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ order_id, payment_id }) =>
          order_id ? orderPath(order_id) : paymentPath(payment_id ?? 0)
        }
        refreshInterval={60_000}
      >
        <FilterBar searchLabel="Order or reference">
          <FilterChoice name="state" label="Status" choices={stateChoices} />
        </FilterBar>
      </StaffTable>
    </>
  );
}
