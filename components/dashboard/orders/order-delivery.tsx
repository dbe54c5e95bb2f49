import Link from 'next/link';
import type { StaffOrder } from '@/lib/contract/staff-order-detail';
import { orderPath } from '@/lib/dashboard/paths';
import { formatDate } from '@/lib/format/date';
import { Facts } from '../facts';
import { Panel } from '../panel';
import { PhoneLink } from '../phone-link';
import { CourierDialog } from './courier-dialog';
import { EditAddress } from './edit-address';

interface OrderDeliveryProps {
  order: StaffOrder;
  countryId: number;
  onChanged: (order: StaffOrder) => void;
}

function OrderLinks({ ids }: { ids: string[] }) {
  return ids.map((id) => (
    <Link
      key={id}
      href={orderPath(id)}
      prefetch={false}
      className="mr-3 text-leaf-7 underline underline-offset-4"
    >
      {id}
    </Link>
  ));
}

const packedOrLater = new Set(['Packed', 'Shipped', 'Delivered']);

export function OrderDelivery({ order, countryId, onChanged }: OrderDeliveryProps) {
  const { shipping_address: to, billing_address: billed } = order;
  const isBilledElsewhere = billed.full_address !== to.full_address;
  return (
    <Panel
      title="Delivery"
      actions={
        order.is_changeable ? (
          <EditAddress order={order} countryId={countryId} onChanged={onChanged} />
        ) : (
          packedOrLater.has(order.order_status) && (
            <CourierDialog order={order} onChanged={onChanged} />
          )
        )
      }
    >
      <address className="mb-3 not-italic">
        <strong className="font-[600]">{to.full_name}</strong>
        <br />
        {to.full_address}
        <br />
        <PhoneLink number={to.mobile_no} className="text-leaf-7 underline underline-offset-4" />
      </address>
      <Facts
        rows={[
          ['Expected delivery', order.expected_on && formatDate(order.expected_on)],
          ['Courier', order.courier],
          ['Tracking', order.tracking_number],
          ['Billed to', isBilledElsewhere ? `${billed.full_name}, ${billed.full_address}` : null],
          ['Cancelled', order.cancel_reason],
          ['Replacement for', order.replaces && <OrderLinks key="of" ids={[order.replaces]} />],
          [
            'Replacements',
            order.replacements?.length ? <OrderLinks key="by" ids={order.replacements} /> : null,
          ],
        ]}
      />
    </Panel>
  );
}
