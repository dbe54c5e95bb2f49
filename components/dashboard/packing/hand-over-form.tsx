'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { mutate } from 'swr';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { useWork } from '@/components/ui/use-work';
import { sendLazily } from '@/lib/api/lazily';
import { handOverOrder, listPackingOrders, type PackingOrder } from '@/lib/contract/staff-packing';
import { packingPath } from '@/lib/dashboard/packing/packing-paths';
import { CourierField } from '../orders/courier-field';
import { Typed } from '../orders/typed';
import { Panel } from '../panel';

export function HandOverForm({ order }: { order: PackingOrder }) {
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
