import { asc, eq } from 'drizzle-orm';
import { shipmentStatuses, type ShipmentStatus } from '../../../contract/shipment.ts';
import type { ServiceContext } from '../../context.ts';
import { orderLines, type OrderLineRow } from '../../db/schema/order.ts';
import { shipmentLines, shipments, type ShipmentRow } from '../../db/schema/shipment.ts';
import { notFound } from '../../errors.ts';
import { assertOneOf } from '../order/assert-one-of.ts';

export interface LockedShipment extends ShipmentRow {
  status: ShipmentStatus;
}

/**
 * Returns the parcels of a locked order, by number. They change only while their order is locked.
 */
export async function shipmentsOf(
  { db }: Pick<ServiceContext, 'db'>,
  orderId: number,
): Promise<LockedShipment[]> {
  const rows = await db
    .select()
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
    .orderBy(asc(shipments.number));
  return rows.map((row) => ({ ...row, status: assertOneOf(shipmentStatuses, row.status) }));
}

/** Returns one parcel of a locked order; 404 for an unknown number. */
export async function shipmentOf(
  context: Pick<ServiceContext, 'db'>,
  orderId: number,
  number: number,
): Promise<LockedShipment> {
  const found = (await shipmentsOf(context, orderId)).find((one) => one.number === number);
  if (!found) throw notFound('Parcel');
  return found;
}

/** Returns what a parcel holds, by order line. */
export async function linesOfShipment(
  { db }: Pick<ServiceContext, 'db'>,
  shipmentId: number,
): Promise<(typeof shipmentLines.$inferSelect)[]> {
  return db
    .select()
    .from(shipmentLines)
    .where(eq(shipmentLines.shipmentId, shipmentId))
    .orderBy(asc(shipmentLines.orderLineId));
}

export async function linesOfOrder(
  { db }: Pick<ServiceContext, 'db'>,
  orderId: number,
): Promise<OrderLineRow[]> {
  return db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
}
