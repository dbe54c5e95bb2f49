import type { ServiceContext } from '../../context.ts';
import type { LockedOrder } from '../order/lock-order.ts';
import { deriveOrder } from './derive-order.ts';
import { shipmentsOf, type LockedShipment } from './lock-shipments.ts';
import { moveShipment, type ShipmentReport } from './move-shipment.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { tellOfStep } from '../order/step/tell-of-step.ts';
import { findBuyer } from '../order/find-buyer.ts';
import { trackingUrl } from './tracking-url.ts';

const leaves = new Set(['handed_over', 'in_transit', 'out_for_delivery', 'attempt_failed']);

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
  // The message of the order covers its first parcel.
  if (shipment.status === 'packed' && leaves.has(moved.status) && before.status === after.status) {
    await tellOfStep(context, { order: after, status: 'Shipped', shipmentId: moved.id });
  }
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
  const isAtDoor = status === 'out_for_delivery' || status === 'attempt_failed';
  const isEarlier = status === 'delivered' && before.status === after.status;
  if (!isAtDoor && !isEarlier) return;
  const { firstName, to } = await findBuyer(context.db, after);
  await queueMessage(context.db, {
    kind: `parcel_${status}`,
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
      isGift: after.isGift,
    },
  });
}
