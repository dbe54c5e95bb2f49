'use client';

import { linkClass } from '@/components/ui/button-class';
import {
  exportRemittances,
  listRemittances,
  type RemittanceRow,
} from '@/lib/contract/staff-remittance';
import { orderPath, courierCashPath } from '@/lib/dashboard/paths';
import { useListQuery } from '@/lib/dashboard/use-list-query';
import { formatDate } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';
import { DashboardHead } from '../dashboard-head';
import { FilterBar, FilterChoice } from '../table/filter-bar';
import { momentColumn, moneyColumn, type StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';
import { PaymentTabs } from './payment-tabs';
import { RemittanceImport } from './remittance-import';
import { useState } from 'react';
import { toastSuccess } from '@/components/ui/toast';
import { controlClass } from '@/components/form/control-class';
import { dayInIndia } from '@/lib/contract/india-clock';
import { parseAmount } from '@/lib/contract/money';
import { notFilledIn } from '@/lib/dashboard/orders/not-filled-in';
import { sendRemittance } from '@/lib/dashboard/payments/send-remittance';
import { ConfirmButton } from '@/components/dashboard/confirm-button';
import { Labelled } from '@/components/dashboard/labelled';
import { Typed } from '@/components/dashboard/orders/typed';

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
  momentColumn('delivered_at', 'Delivered'),
  moneyColumn('expected', 'Expected'),
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
          Export CSV
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

function TickRemittance({ row }: { row: RemittanceRow }) {
  const [received, setReceived] = useState(String(row.expected));
  const [day, setDay] = useState(() => dayInIndia(new Date()));
  const [reference, setReference] = useState('');
  return (
    <ConfirmButton
      kind="second"
      label="Mark as received"
      question={`Confirm ${formatRupees(row.expected)} received from the courier?`}
      onConfirm={async () => {
        const amount = parseAmount(received);
        if (!(amount >= 0)) throw notFilledIn('Enter the amount received');
        if (!reference.trim()) throw notFilledIn('Enter the transfer reference');
        await sendRemittance(row.id, {
          received: amount,
          paid_on: day,
          reference: reference.trim(),
        });
        toastSuccess('Marked as received');
      }}
    >
      <div className="grid gap-4">
        <Typed
          label="Amount received (₹)"
          inputMode="decimal"
          value={received}
          onChange={setReceived}
        />
        <Labelled label="Received on">
          {(id) => (
            <input
              id={id}
              type="date"
              value={day}
              onChange={({ target }) => setDay(target.value)}
              className={controlClass(false)}
            />
          )}
        </Labelled>
        <Typed label="Transfer reference" value={reference} onChange={setReference} />
      </div>
    </ConfirmButton>
  );
}
