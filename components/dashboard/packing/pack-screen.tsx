'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { formatMobile } from '@/lib/contract/format-mobile';
import {
  type PackingOrder,
  type PackingStatus,
  handOverOrder,
  listPackingOrders,
} from '@/lib/contract/staff-packing';
import { packingPath } from '@/lib/dashboard/paths';
import { labelsUrl, packingSlipsUrl } from '@/lib/dashboard/orders/print-urls';
import { formatRupees } from '@/lib/format/money';
import { DashboardHead } from '../dashboard-head';
import { Panel } from '../panel';
import { TickOffList } from './tick-off-list';
import { useRouter } from 'next/navigation';
import { mutate } from 'swr';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { useWork } from '@/components/ui/use-work';
import { sendLazily } from '@/lib/api/lazily';
import { CourierField } from '@/components/dashboard/orders/courier-field';
import { Typed } from '@/components/dashboard/orders/typed';

export function PackScreen({ order }: { order: PackingOrder }) {
  const [status, setStatus] = useState<PackingStatus>(order.order_status);
  const { order_id, name, full_address, mobile_no, cash_due, is_gift, gift_message } = order;
  return (
    <>
      <DashboardHead title={order_id} above={{ label: 'Packing', href: packingPath }}>
        <a
          href={packingSlipsUrl([order_id])}
          className={buttonClass('second', 'card')}
          target="_blank"
          rel="noreferrer"
        >
          Packing slip
        </a>
        {status !== 'Confirmed' && (
          <a
            href={labelsUrl([order_id])}
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

function HandOverForm({ order }: { order: PackingOrder }) {
  const router = useRouter();
  const [courier, setCourier] = useState(order.courier ?? '');
  const [number, setNumber] = useState(order.tracking_number ?? '');
  const { isBusy, problem, run } = useWork();

  async function handOver() {
    await sendLazily(handOverOrder, {
      params: { orderId: order.order_id },
      body: { courier: courier.trim(), tracking_number: number.trim() },
    });
    // The new page has the list without this order; do not fall back to the cached list.
    await mutate(listPackingOrders.path, undefined, { revalidate: false });
    router.push(packingPath);
  }

  return (
    <Panel title="Ship order">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void run(handOver);
        }}
      >
        <CourierField value={courier} onChange={setCourier} />
        <Typed label="Tracking number" value={number} onChange={setNumber} />
        <FormProblem>{problem}</FormProblem>
        <div>
          <Button
            type="submit"
            disabled={courier.trim() === ''}
            busyText={isBusy ? 'Working' : undefined}
          >
            Mark as shipped
          </Button>
        </div>
        <p className="text-1 text-ink-2">
          We’ll email the customer the courier and tracking number.
        </p>
      </form>
    </Panel>
  );
}
