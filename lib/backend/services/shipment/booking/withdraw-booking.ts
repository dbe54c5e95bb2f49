import { and, eq, inArray } from 'drizzle-orm';
import type { ServiceContext } from '../../../context.ts';
import { courierBookings } from '../../../db/schema/shipment.ts';

/** Marks the booking of a cancelled parcel to be cancelled at the courier, which a job does. */
export async function withdrawBooking(
  { db, now }: ServiceContext,
  shipmentId: number,
): Promise<void> {
  await db
    .update(courierBookings)
    .set({ status: 'to_cancel', tries: 0, leaseUntil: null, updatedAt: now() })
    .where(
      and(
        eq(courierBookings.shipmentId, shipmentId),
        inArray(courierBookings.status, ['requested', 'booked']),
      ),
    );
}
