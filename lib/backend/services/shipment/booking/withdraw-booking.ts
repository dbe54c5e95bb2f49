import { and, eq, inArray } from 'drizzle-orm';
import type { ServiceContext } from '../../../context.ts';
import { courierBookings } from '../../../db/schema/shipment.ts';

/**
 * Marks the booking of a cancelled parcel to be cancelled at the courier, which a job does. A lease
 * stays: whoever holds it may be booking at this moment.
 */
export async function withdrawBooking(
  { db, now }: ServiceContext,
  shipmentId: number,
): Promise<void> {
  await db
    .update(courierBookings)
    .set({ status: 'to_cancel', tries: 0, updatedAt: now() })
    .where(
      and(
        eq(courierBookings.shipmentId, shipmentId),
        inArray(courierBookings.status, ['requested', 'booked']),
      ),
    );
}
