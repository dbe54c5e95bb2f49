'use client';

import { linkClass } from '@/components/ui/button-class';
import {
  exportRemittances,
  listRemittances,
  type RemittanceRow,
} from '@/lib/contract/staff-remittance';
import { orderPath } from '@/lib/dashboard/orders/order-paths';
import { courierCashPath } from '@/lib/dashboard/payments/payment-paths';
import { useListQuery } from '@/lib/dashboard/use-list-query';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';
import { DashboardHead } from '../dashboard-head';
import { FilterBar, FilterChoice } from '../table/filter-bar';
import type { StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';
import { PaymentTabs } from './payment-tabs';
import { RemittanceImport } from './remittance-import';
import { TickRemittance } from './tick-remittance';

const columns: StaffColumn<RemittanceRow>[] = [
  {
    id: 'order_id',
    head: 'Order',
    cell: ({ order_id, parcel }) => (
      <span className="one-line">
        {order_id}, parcel {parcel}
      </span>
    ),
  },
  {
    id: 'courier',
    head: 'Courier',
    cell: ({ courier, tracking_number }) => [courier, tracking_number].filter(Boolean).join(', '),
  },
  {
    id: 'delivered_at',
    head: 'Delivered',
    sort: 'delivered_at',
    cell: ({ delivered_at }) => <span className="one-line">{formatDateTime(delivered_at)}</span>,
  },
  {
    id: 'expected',
    head: 'Expected',
    sort: 'expected',
    isMoney: true,
    cell: ({ expected }) => formatRupees(expected),
  },
  {
    id: 'received',
    head: 'Received',
    cell: (row) =>
      row.received === null ? (
        <TickRemittance row={row} />
      ) : (
        <span className="block leading-snug">
          {formatRupees(row.received)}
          <span className="block text-1 text-ink-2">
            {[row.paid_on && formatDate(row.paid_on), row.reference].filter(Boolean).join(', ')}
          </span>
        </span>
      ),
  },
];

const stateChoices = [
  { value: 'open', label: 'Not received yet' },
  { value: 'paid', label: 'Received' },
  { value: 'differs', label: 'Received, different amount' },
];

export function RemittanceList() {
  const { query } = useListQuery();
  const state = query['state'] ? `?state=${encodeURIComponent(query['state'])}` : '';
  return (
    <>
      <DashboardHead
        title="COD remittances"
        lead="Cash on Delivery collected by couriers. Mark each parcel when you receive the money."
      >
        <a className={linkClass} href={`/api/store${exportRemittances.path}${state}`} download>
          Download CSV
        </a>
      </DashboardHead>
      <PaymentTabs current={courierCashPath} />
      <RemittanceImport />
      <StaffTable
        name="remittances"
        caption="COD remittances"
        call={listRemittances}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ order_id }) => orderPath(order_id)}
      >
        <FilterBar searchLabel="Order, tracking number or reference">
          <FilterChoice name="state" label="Status" choices={stateChoices} />
        </FilterBar>
      </StaffTable>
    </>
  );
}
