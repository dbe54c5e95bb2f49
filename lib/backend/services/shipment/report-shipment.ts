import type { ServiceContext } from '../../context.ts';
import type { LockedOrder } from '../order/lock-order.ts';
import { deriveOrder } from './derive-order.ts';
import { shipmentsOf, type LockedShipment } from './lock-shipments.ts';
import { moveShipment, type ShipmentReport } from './move-shipment.ts';
import { tellOfShipment } from './tell-of-shipment.ts';

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
