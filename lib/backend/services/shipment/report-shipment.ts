import type { ServiceContext } from '../../context.ts';
import type { LockedOrder } from '../order/lock-order.ts';
import { deriveOrder } from './derive-order.ts';
import { shipmentsOf, type LockedShipment } from './lock-shipments.ts';
import { moveShipment, type ShipmentReport } from './move-shipment.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { findBuyer } from '../order/find-buyer.ts';
import { trackingUrl } from './tracking-url.ts';

/** Kind of mail by status; the others are covered by the order's messages, or not mailed. */
const messageKinds = {
  out_for_delivery: 'parcel_out_for_delivery',
  attempt_failed: 'parcel_attempt_failed',
} as const;

/* Covered by the order's message for the first parcel, so only for further parcels. */
const furtherParcelKinds = {
  handed_over: 'parcel_handed_over',
  delivered: 'parcel_delivered',
} as const;

type Changes = Parameters<typeof moveShipment>[3];

/**
 * Records a report about a parcel of a locked order: moves the parcel and its order, and tells the
 * customer. A repeated or outdated report moves nothing.
 */
export async function reportLocked(
  context: ServiceContext,
  before: LockedOrder,
  shipment: LockedShipment,
  report: ShipmentReport,
  more?: Changes,
): Promise<void> {
  const moved = await moveShipment(context, shipment, report, more);
  if (!moved) return;
  const { order: after } = await deriveOrder(context, before, report.staffId);
  const parcels = (await shipmentsOf(context, before.id)).length;
  await tellOfShipment(context, { before, after, shipment: moved, parcels });
}

interface News {
  /** As it was before the parcel moved, and after. */
  before: LockedOrder;
  after: LockedOrder;
  shipment: LockedShipment;
  parcels: number;
}

/** Mails the customer the new status of a parcel, unless the order's own message covers it. */
async function tellOfShipment(
  context: ServiceContext,
  { before, after, shipment, parcels }: News,
): Promise<void> {
  const { status, id } = shipment;
  const isNotifiedByOrder = before.status !== after.status;
  const kind =
    status === 'out_for_delivery' || status === 'attempt_failed'
      ? messageKinds[status]
      : (status === 'handed_over' || status === 'delivered') && !isNotifiedByOrder
        ? furtherParcelKinds[status]
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
