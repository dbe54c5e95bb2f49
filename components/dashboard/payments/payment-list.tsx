'use client';

import { gatewayLabel, gatewayNames } from '@/lib/contract/providers';
import { listStaffPayments, paymentFilters, type StaffPayment } from '@/lib/contract/staff-payment';
import { paymentPurposes } from '@/lib/contract/payment';
import { paymentPath, paymentsPath } from '@/lib/dashboard/paths';
import {
  purposeLabels,
  stateLabels,
  faultText,
  paymentStateLabel,
} from '@/lib/dashboard/payments/payment-texts';
import { formatDateTime } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';
import { DashboardHead } from '../dashboard-head';
import { StateMark } from '../state-mark';
import { FilterBar, FilterChoice } from '../table/filter-bar';
import { momentColumn, type StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';
import { PaymentTabs } from './payment-tabs';

const columns: StaffColumn<StaffPayment>[] = [
  {
    id: 'purpose',
    head: 'For',
    cell: ({ purpose, order_id }) => (
      <span className="one-line">{order_id ?? purposeLabels[purpose]}</span>
    ),
  },
  {
    id: 'state',
    head: 'Status',
    cell: (payment) => {
      const { label, mood } = paymentStateLabel(payment);
      return (
        <span className="block min-w-[12ch]">
          <StateMark mood={mood}>{label}</StateMark>
          {payment.state === 'flagged' && payment.outcome && (
            <span className="block max-w-[30ch] text-1 leading-snug text-ink-2">
              {faultText(payment.outcome)}
            </span>
          )}
        </span>
      );
    },
  },
  {
    id: 'buyer',
    head: 'Customer',
    cell: ({ buyer_name, buyer_email }) => (
      <span className="block max-w-[28ch] leading-snug">
        {buyer_name}
        <span className="block text-1 break-words text-ink-2">{buyer_email}</span>
      </span>
    ),
  },
  {
    id: 'provider',
    head: 'Gateway',
    cell: ({ provider, reference, txn_id }) => (
      <span className="block max-w-[24ch] leading-snug">
        {gatewayLabel(provider)}
        <span className="block truncate text-1 text-ink-2" title={reference ?? txn_id}>
          {reference ?? txn_id}
        </span>
      </span>
    ),
  },
  momentColumn('created_at', 'Started'),
  {
    id: 'amount',
    head: 'Amount',
    sort: 'amount',
    isMoney: true,
    cell: ({ amount, refunded }) => (
      <>
        {formatRupees(amount)}
        {refunded > 0 && (
          <span className="block text-1 text-ink-2">{formatRupees(refunded)} refunded</span>
        )}
      </>
    ),
  },
  {
    id: 'settled_at',
    head: 'Settled',
    isExtra: true,
    cell: ({ settled_at }) =>
      settled_at && <span className="one-line">{formatDateTime(settled_at)}</span>,
  },
  { id: 'txn_id', head: 'Transaction', isExtra: true, cell: ({ txn_id }) => txn_id },
];

const order = ['flagged', 'not_taken'];
const stateChoices = [...paymentFilters]
  .sort((a, b) => order.indexOf(b) - order.indexOf(a))
  .map((value) => ({ value, label: stateLabels[value].label }));
const purposeChoices = paymentPurposes.map((value) => ({ value, label: purposeLabels[value] }));
const providerChoices = gatewayNames.map((value) => ({ value, label: gatewayLabel(value) }));

export function PaymentList() {
  return (
    <>
      <DashboardHead
        title="Payments"
        lead="Online payments. Payments that don’t match an order need your review."
      />
      <PaymentTabs current={paymentsPath} />
      <StaffTable
        name="payments"
        caption="Payments"
        call={listStaffPayments}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => paymentPath(id)}
        refreshInterval={60_000}
        exported="payments"
      >
        <FilterBar searchLabel="Order, transaction, reference or email">
          <FilterChoice name="state" label="Status" choices={stateChoices} />
          <FilterChoice name="purpose" label="For" choices={purposeChoices} />
          <FilterChoice name="provider" label="Gateway" choices={providerChoices} />
        </FilterBar>
      </StaffTable>
    </>
  );
}
