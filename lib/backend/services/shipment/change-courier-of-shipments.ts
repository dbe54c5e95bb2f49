import { and, eq, isNull, notInArray } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { shipments } from '../../db/schema/shipment.ts';

/**
 * Gives the parcels of a locked order another courier and tracking number. Booked parcels keep
 * theirs.
 */
export async function changeCourierOfShipments(
  db: Queryable,
  orderId: number,
  change: { courier: string; trackingNumber: string | null },
): Promise<void> {
  await db
    .update(shipments)
    .set(change)
    .where(
      and(
        eq(shipments.orderId, orderId),
        isNull(shipments.provider),
        notInArray(shipments.status, ['cancelled', 'returned']),
      ),
    );
}
