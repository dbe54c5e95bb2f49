'use client';

import { gatewayLabel } from '@/lib/contract/providers';
import {
  listRefunds,
  refundFilters,
  type RefundRow,
  refundByHand,
} from '@/lib/contract/staff-refund';
import { orderPath, paymentPath, refundsByHandPath, refundsPath } from '@/lib/dashboard/paths';
import { refundStateLabels, refundMethodLabels } from '@/lib/dashboard/payments/payment-texts';
import { useListQuery } from '@/lib/dashboard/use-list-query';
import { formatRupees } from '@/lib/format/money';
import { DashboardHead } from '../dashboard-head';
import { StateMark } from '../state-mark';
import { FilterBar, FilterChoice } from '../table/filter-bar';
import { momentColumn, moneyColumn, type StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';
import { PaymentTabs } from './payment-tabs';
import { useState } from 'react';
import { toastSuccess } from '@/components/ui/toast';
import { sendLazily } from '@/lib/api/lazily';
import { notFilledIn } from '@/lib/dashboard/orders/not-filled-in';
import { ConfirmButton } from '@/components/dashboard/confirm-button';
import { Typed } from '@/components/dashboard/orders/typed';
import { mutate } from 'swr';
import { TextLink } from '../text-link';

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
          <TextLink href={paymentPath(payment_id)}>
            {way === 'source'
              ? provider
                ? gatewayLabel(provider)
                : refundMethodLabels[way]
              : refundMethodLabels[way]}
          </TextLink>
        )}
        {reference && (
          <span className="block truncate text-1 text-ink-2" title={reference}>
            {reference}
          </span>
        )}
      </span>
    ),
  },
  momentColumn('created_at', 'Requested'),
  moneyColumn('amount', 'Amount'),
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

const isOfRefunds = (key: unknown) => typeof key === 'string' && key.startsWith(listRefunds.path);

/** Marks a refund as paid by hand and reads the refund lists again. Throws ApiError. */
async function payByHand(id: number, reference: string): Promise<void> {
  await sendLazily(refundByHand, { params: { id }, body: { reference } });
  await mutate(isOfRefunds);
}

function PaidByHand({ refund }: { refund: RefundRow }) {
  const [reference, setReference] = useState('');
  return (
    <ConfirmButton
      kind="second"
      label="Mark as refunded"
      question={`Confirm refund of ${formatRupees(refund.amount)}?`}
      onConfirm={async () => {
        if (!reference.trim()) throw notFilledIn('Enter the transfer reference');
        await payByHand(refund.id, reference);
        toastSuccess('Refund recorded. The customer has been notified.');
      }}
    >
      <div className="grid gap-4">
        {refund.state === 'failed' && (
          <p>
            The gateway couldn’t refund this. Check with the gateway first so that it isn’t refunded
            twice.
          </p>
        )}
        <p>
          For {refund.order_id ?? `payment ${refund.payment_id}`}: {refund.reason}. Don’t enter the
          customer’s bank details here.
        </p>
        <Typed label="Transfer reference" value={reference} onChange={setReference} />
      </div>
    </ConfirmButton>
  );
}
