import { eq, max } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import type { OrderRow } from '../../db/schema/order.ts';
import { shipmentEvents, shipmentLines, shipments } from '../../db/schema/shipment.ts';
import { linesOfOrder } from './lock-shipments.ts';
import { type Contents, shareCashAgain } from './share-cash.ts';

/** Writes a parcel of a locked order; its cash is shared afterwards. */
export async function openShipment(
  { db, now }: ServiceContext,
  orderId: number,
  { lines }: Contents,
  staffId: number | undefined,
): Promise<void> {
  const at = now();
  const [before] = await db
    .select({ number: max(shipments.number) })
    .from(shipments)
    .where(eq(shipments.orderId, orderId));
  const [row] = await db
    .insert(shipments)
    .values({
      orderId,
      number: (before?.number ?? 0) + 1,
      movedAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: shipments.id });
  if (!row) throw new Error('The parcel was not written');
  await db
    .insert(shipmentLines)
    .values(
      lines.map(({ orderLineId, quantity }) => ({ shipmentId: row.id, orderLineId, quantity })),
    );
  await db.insert(shipmentEvents).values({
    shipmentId: row.id,
    status: 'packed',
    source: staffId ? 'staff' : 'store',
    hasMoved: true,
    staffId,
    at,
  });
}

/** Writes the one parcel that holds all of a locked order. */
export async function openFullShipment(
  context: ServiceContext,
  order: OrderRow,
  staffId: number | undefined,
): Promise<void> {
  const lines = await linesOfOrder(context, order.id);
  const all = lines.map(({ id, quantity }) => ({ orderLineId: id, quantity }));
  await openShipment(context, order.id, { lines: all }, staffId);
  await shareCashAgain(context, order);
}
