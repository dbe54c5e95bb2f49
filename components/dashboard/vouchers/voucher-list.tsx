'use client';

import {
  listStaffVouchers,
  voucherStates,
  type StaffVoucherRow,
} from '@/lib/contract/staff-voucher';
import { vouchersPath } from '@/lib/dashboard/people/people-paths';
import { voucherName, voucherStateLabels } from '@/lib/dashboard/people/voucher-labels';
import { formatDate } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';
import { DashboardHead } from '../dashboard-head';
import { StateMark } from '../state-mark';
import { FilterBar, FilterChoice } from '../table/filter-bar';
import type { StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';
import { GiveVoucher } from './give-voucher';

const columns: StaffColumn<StaffVoucherRow>[] = [
  {
    id: 'code',
    head: 'Code',
    cell: (voucher) => <span className="one-line">{voucherName(voucher)}</span>,
  },
  {
    id: 'receiver',
    head: 'Recipient',
    cell: ({ receiver_name, receiver_email }) => (
      <span className="block min-w-[18ch] leading-snug">
        {receiver_name}
        <span className="block text-1 break-words text-ink-2">{receiver_email}</span>
      </span>
    ),
  },
  {
    id: 'sender',
    head: 'Sender',
    cell: ({ sender_name, issue_reason }) => (
      <span className="block min-w-[12ch] leading-snug">
        {sender_name}
        {issue_reason && <span className="block text-1 text-ink-2">Free, from the shop</span>}
      </span>
    ),
  },
  {
    id: 'state',
    head: 'Status',
    cell: ({ state }) => (
      <StateMark mood={voucherStateLabels[state].mood}>{voucherStateLabels[state].label}</StateMark>
    ),
  },
  {
    id: 'created_at',
    head: 'Created',
    sort: 'created_at',
    cell: ({ created_at }) => <span className="one-line">{formatDate(created_at)}</span>,
  },
  {
    id: 'amount',
    head: 'Value',
    sort: 'amount',
    isMoney: true,
    cell: ({ amount }) => formatRupees(amount),
  },
  {
    id: 'balance',
    head: 'Balance',
    sort: 'balance',
    isMoney: true,
    cell: ({ balance }) => formatRupees(balance),
  },
];

const states = voucherStates.map((value) => ({ value, label: voucherStateLabels[value].label }));

export function VoucherList() {
  return (
    <>
      <DashboardHead
        title="Gift vouchers"
        lead="Gift vouchers bought by customers or sent by you. Only the recipients know the codes."
      >
        <GiveVoucher />
      </DashboardHead>
      <StaffTable
        name="vouchers"
        caption="Gift vouchers"
        exported="vouchers"
        call={listStaffVouchers}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => vouchersPath.one(id)}
      >
        <FilterBar searchLabel="Last 4 characters of code, recipient or sender">
          <FilterChoice name="state" label="Status" choices={states} all="All paid vouchers" />
        </FilterBar>
      </StaffTable>
    </>
  );
}
