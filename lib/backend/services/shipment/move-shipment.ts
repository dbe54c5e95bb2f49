import { eq } from 'drizzle-orm';
import type { ShipmentStatus } from '../../../contract/shipment.ts';
import type { ServiceContext } from '../../context.ts';
import { shipmentEvents, shipments } from '../../db/schema/shipment.ts';
import type { LockedShipment } from './lock-shipments.ts';
import { mayMove } from './shipment-status.ts';

export interface ShipmentReport {
  status: ShipmentStatus;
  /** When it happened. */
  at: Date;
  /** `staff`, `store`, or the connected courier. */
  source: string;
  note?: string | undefined;
  /** Deduplication key of a courier's report. */
  eventKey?: string | undefined;
  staffId?: number | undefined;
}

type Changes = Partial<typeof shipments.$inferInsert>;

/**
 * Records a report about a parcel of a locked order and moves its state, unless the state is
 * further already. Returns the moved parcel; undefined if it was repeated or did not move. Does not
 * change the order.
 */
export async function moveShipment(
  { db, now }: ServiceContext,
  shipment: LockedShipment,
  { status, at, source, note = '', eventKey, staffId }: ShipmentReport,
  more: Changes = {},
): Promise<LockedShipment | undefined> {
  const hasMoved = mayMove(shipment, status, at);
  const written = await db
    .insert(shipmentEvents)
    .values({ shipmentId: shipment.id, status, source, note, eventKey, hasMoved, staffId, at })
    .onConflictDoNothing()
    .returning({ id: shipmentEvents.id });
  if (written.length === 0 || !hasMoved) return undefined;
  const changes = {
    ...more,
    status,
    movedAt: at > shipment.movedAt ? at : shipment.movedAt,
    updatedAt: now(),
    ...(shipment.status === 'packed' && status !== 'cancelled' && { handedOverAt: at }),
    ...(status === 'delivered' && { deliveredAt: at }),
  };
  await db.update(shipments).set(changes).where(eq(shipments.id, shipment.id));
  return { ...shipment, ...changes };
}

/**
 * Gives up a parcel of a locked order that was reported lost. Returns it; undefined if it is not
 * lost, or given up already.
 */
export async function settleLost(
  { db, now }: ServiceContext,
  shipment: LockedShipment,
  { at, source, note = '', staffId }: Omit<ShipmentReport, 'status' | 'eventKey'>,
): Promise<LockedShipment | undefined> {
  if (shipment.status !== 'lost' || shipment.settledAt) return undefined;
  const event = { shipmentId: shipment.id, status: 'lost', source, note, staffId, at };
  await db.insert(shipmentEvents).values({ ...event, hasMoved: false });
  const changes = { settledAt: now(), updatedAt: now() };
  await db.update(shipments).set(changes).where(eq(shipments.id, shipment.id));
  return { ...shipment, ...changes };
}
