'use client';

import { listCouponUses, type CouponUse } from '@/lib/contract/staff-coupon';
import { orderPath } from '@/lib/dashboard/orders/order-paths';
import { formatDateTime } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';
import { Panel } from '../panel';
import type { StaffColumn } from '../table/staff-column';
import { StaffTable } from '../table/staff-table';

const columns: StaffColumn<CouponUse>[] = [
  { id: 'order', head: 'Order', cell: ({ order_id }) => order_id },
  { id: 'customer', head: 'Customer', cell: ({ customer }) => customer.name },
  {
    id: 'used_at',
    head: 'Used',
    sort: 'used_at',
    cell: ({ used_at, given_back_at }) => (
      <span className="block min-w-[14ch]">
        {formatDateTime(used_at)}
        {given_back_at && (
          <span className="block text-1 text-ink-2">Not counted: order cancelled</span>
        )}
      </span>
    ),
  },
  {
    id: 'discount',
    head: 'Discount',
    isMoney: true,
    cell: ({ discount }) => formatRupees(discount),
  },
];

export function CouponUses({ couponId }: { couponId: number }) {
  return (
    <Panel title="Orders using this coupon" className="mt-4">
      <StaffTable
        name="coupon-uses"
        caption="Orders using this coupon"
        call={listCouponUses}
        params={{ id: couponId }}
        columns={columns}
        keyOf={({ order_id }) => order_id}
        hrefOf={({ order_id }) => orderPath(order_id)}
      />
    </Panel>
  );
}
