'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { formatMobile } from '@/lib/contract/format-mobile';
import type { PackingOrder, PackingStatus } from '@/lib/contract/staff-packing';
import { labelsOf, packingSlipsOf } from '@/lib/dashboard/orders/order-paths';
import { packingPath } from '@/lib/dashboard/packing/packing-paths';
import { formatRupees } from '@/lib/format/money';
import { DashboardHead } from '../dashboard-head';
import { Panel } from '../panel';
import { HandOverForm } from './hand-over-form';
import { TickOffList } from './tick-off-list';

export function PackScreen({ order }: { order: PackingOrder }) {
  const [status, setStatus] = useState<PackingStatus>(order.order_status);
  const { order_id, name, full_address, mobile_no, cash_due, is_gift, gift_message } = order;
  return (
    <>
      <DashboardHead title={order_id} above={{ label: 'Packing', href: packingPath }}>
        <a
          href={packingSlipsOf([order_id])}
          className={buttonClass('second', 'card')}
          target="_blank"
          rel="noreferrer"
        >
          Packing slip
        </a>
        {status !== 'Confirmed' && (
          <a
            href={labelsOf([order_id])}
            className={buttonClass('second', 'card')}
            target="_blank"
            rel="noreferrer"
          >
            Parcel label
          </a>
        )}
      </DashboardHead>
      <div className="two-sides">
        {status === 'Confirmed' ? (
          <TickOffList order={order} onPacked={() => setStatus('Packed')} />
        ) : (
          <HandOverForm order={order} />
        )}
        <Panel title="Deliver to">
          <p className="font-[550]">{name}</p>
          <p>{full_address}</p>
          <p>{formatMobile(mobile_no)}</p>
          <p className="mt-2 pack-cash">
            {cash_due > 0 ? `Collect ${formatRupees(cash_due)}` : 'Paid'}
          </p>
          {is_gift && <p className="mt-2">Gift{gift_message ? `: ${gift_message}` : ''}</p>}
        </Panel>
      </div>
    </>
  );
}
