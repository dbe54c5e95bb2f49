'use client';

import Link from 'next/link';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { buttonClass } from '@/components/ui/button-class';
import { listStaffOrders } from '@/lib/contract/staff-order-list';
import type { OrderStepResult } from '@/lib/contract/staff-order-work';
import { newOrderPath, openStatuses, orderPath } from '@/lib/dashboard/paths';
import { useListQuery } from '@/lib/dashboard/use-list-query';
import { DashboardHead } from '../dashboard-head';
import { SavedViews } from '../table/saved-views';
import { StaffTable } from '../table/staff-table';
import { OrderBatch } from './order-batch';
import { OrderBulk } from './order-bulk';
import { orderColumns } from './order-columns';
import { OrderFilters } from './order-filters';
import { OrderTabs } from './order-tabs';

const aMinute = 60_000;

export function OrderQueue() {
  const { mutate } = useSWRConfig();
  const { query } = useListQuery();
  // Keeps the last batch, because packing continues with the same orders.
  const [batch, setBatch] = useState<OrderStepResult[]>([]);

  function moved(results: OrderStepResult[]) {
    setBatch(results);
    void mutate((key) => typeof key === 'string' && key.startsWith(listStaffOrders.path));
  }

  return (
    <>
      <DashboardHead
        title="Orders"
        lead="Member orders first, then the oldest. Select orders to update them together."
      >
        <Link href={newOrderPath} prefetch={false} className={buttonClass('main', 'card')}>
          New order
        </Link>
      </DashboardHead>
      <OrderTabs />
      <SavedViews list="orders" />
      <OrderBatch batch={batch} onMoved={moved} onDone={() => setBatch([])} />
      <StaffTable
        name="orders"
        caption="Orders"
        exported="orders"
        call={listStaffOrders}
        columns={orderColumns}
        keyOf={({ order_id }) => order_id}
        hrefOf={({ order_id }) => orderPath(order_id)}
        refreshInterval={aMinute}
        empty={query['status'] === openStatuses ? 'No open orders.' : 'No orders match.'}
        bulk={(chosen, done) => (
          <OrderBulk
            orders={chosen}
            onMoved={(results) => {
              done();
              moved(results);
            }}
          />
        )}
      >
        <OrderFilters />
      </StaffTable>
    </>
  );
}
