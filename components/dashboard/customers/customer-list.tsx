'use client';

import { BreakableText } from '@/components/ui/breakable-text';
import { formatMobile } from '@/lib/contract/format-mobile';
import { listStaffCustomers, type StaffCustomerRow } from '@/lib/contract/staff-customer';
import { customersPath } from '@/lib/dashboard/paths';
import { formatDate } from '@/lib/format/date';
import { DashboardHead } from '../dashboard-head';
import { StateMark } from '../state-mark';
import { FilterBar, FilterChoice } from '../table/filter-bar';
import { dateColumn, type StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';
import { CustomerMark } from './customer-mark';

const columns: StaffColumn<StaffCustomerRow>[] = [
  {
    id: 'name',
    head: 'Name',
    sort: 'name',
    cell: (customer) => (
      <span className="block min-w-[14ch] leading-snug">
        {`${customer.first_name} ${customer.last_name}`.trim() || customer.mobile_no}
        {customer.company && (
          <span className="block text-1 font-normal text-ink-2">{customer.company}</span>
        )}
      </span>
    ),
  },
  {
    id: 'email',
    head: 'Email and mobile',
    sort: 'email',
    cell: ({ email, mobile_no, closed_at }) =>
      closed_at ? (
        <span className="text-ink-2">Deleted</span>
      ) : (
        <span className="card-line block min-w-[18ch] leading-snug">
          <span className="wrap-anywhere">
            <BreakableText text={email} />
          </span>
          <span className="block text-1 text-ink-2">{formatMobile(mobile_no)}</span>
        </span>
      ),
  },
  { id: 'mark', head: 'Status', cell: (customer) => <CustomerMark customer={customer} /> },
  {
    id: 'orders',
    head: 'Orders',
    cell: ({ order_count }) => order_count.toLocaleString('en-IN'),
  },
  {
    id: 'last_order_at',
    head: 'Last order',
    cell: ({ last_order_at }) =>
      last_order_at ? (
        <span className="one-line">{formatDate(last_order_at)}</span>
      ) : (
        <span className="text-ink-2">No orders yet</span>
      ),
  },
  dateColumn('created_at', 'Customer since'),
  {
    id: 'closed_at',
    head: 'Closed',
    isExtra: true,
    cell: ({ closed_at }) =>
      closed_at && <StateMark mood="past">{formatDate(closed_at)}</StateMark>,
  },
];

const states = [
  { value: 'closed', label: 'Closed' },
  { value: 'all', label: 'All accounts' },
];

export function CustomerList() {
  return (
    <>
      <DashboardHead title="Customers" lead="All customer accounts, newest first." />
      <StaffTable
        name="customers"
        caption="Customers"
        exported="customers"
        call={listStaffCustomers}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => customersPath.one(id)}
        empty="No customers match. To see closed accounts, choose Closed under Account."
      >
        <FilterBar searchLabel="Name, email, mobile or company">
          <FilterChoice name="state" label="Account" choices={states} all="Open" />
        </FilterBar>
      </StaffTable>
    </>
  );
}
