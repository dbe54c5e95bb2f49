import type { ServiceContext } from '../../context.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { findBuyer } from '../order/find-buyer.ts';
import type { LockedOrder } from '../order/lock-order.ts';
import type { LockedShipment } from './lock-shipments.ts';
import { trackingUrl } from './tracking-url.ts';

/** Kind of mail by status; the others are covered by the order's messages, or not mailed. */
const kinds = {
  out_for_delivery: 'parcel_out_for_delivery',
  attempt_failed: 'parcel_attempt_failed',
} as const;

/* Covered by the order's message for the first parcel, so only for further parcels. */
const further = { handed_over: 'parcel_handed_over', delivered: 'parcel_delivered' } as const;

interface News {
  /** As it was before the parcel moved, and after. */
  before: LockedOrder;
  after: LockedOrder;
  shipment: LockedShipment;
  parcels: number;
}

/** Mails the customer the new status of a parcel, unless the order's own message covers it. */
export async function tellOfShipment(
  context: ServiceContext,
  { before, after, shipment, parcels }: News,
): Promise<void> {
  const { status, id } = shipment;
  const isNotifiedByOrder = before.status !== after.status;
  const kind =
    status === 'out_for_delivery' || status === 'attempt_failed'
      ? kinds[status]
      : (status === 'handed_over' || status === 'delivered') && !isNotifiedByOrder
        ? further[status]
        : undefined;
  if (!kind) return;
  const { firstName, to } = await findBuyer(context.db, after);
  await queueMessage(context.db, {
    kind,
    to,
    key: `${id} ${status} ${shipment.movedAt.toISOString()}`,
    data: {
      orderId: after.id,
      firstName,
      parcel: parcels > 1 ? shipment.number : null,
      courier: shipment.courier,
      trackingNumber: shipment.trackingNumber,
      trackingUrl: await trackingUrl(context, shipment),
      cashDue: shipment.cashDue,
    },
  });
}
