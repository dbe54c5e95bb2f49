import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../../context.ts';
import { courierBookings, type CourierBookingRow } from '../../../db/schema/shipment.ts';

/*
 * Longer than all calls of one try, so that a lease ends only when its holder was interrupted or
 * gave up.
 */
const leaseMs = 120_000;

/**
 * Claims a booking that is in this status, if nobody else works on it, until the lease ends. Returns
 * it; undefined if it cannot be claimed.
 */
export async function claimBooking(
  { db, now }: ServiceContext,
  bookingId: number,
  status: 'requested' | 'to_cancel',
): Promise<CourierBookingRow | undefined> {
  const at = now();
  const [claimed] = await db
    .update(courierBookings)
    .set({
      leaseUntil: new Date(at.getTime() + leaseMs),
      tries: sql`${courierBookings.tries} + 1`,
      updatedAt: at,
    })
    .where(
      and(
        eq(courierBookings.id, bookingId),
        eq(courierBookings.status, status),
        or(isNull(courierBookings.leaseUntil), lte(courierBookings.leaseUntil, at)),
      ),
    )
    .returning();
  return claimed;
}
