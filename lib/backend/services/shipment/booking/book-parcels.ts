import { and, asc, inArray, isNull, lte, or } from 'drizzle-orm';
import type { ServiceContext } from '../../../context.ts';
import { courierBookings } from '../../../db/schema/shipment.ts';
import { findCourier } from '../../../providers/connect.ts';
import { deadlineOf } from '../../payment/deadline-of.ts';
import { cancelBooking } from './claim-booking.ts';
import { runBooking } from './run-booking.ts';

const maxBookings = 100;

/** Continues bookings and cancellations that were interrupted, every minute. */
export async function bookParcels(context: ServiceContext): Promise<void> {
  const hasTime = deadlineOf(30);
  const open = await context.db
    .select()
    .from(courierBookings)
    .where(
      and(
        inArray(courierBookings.status, ['requested', 'to_cancel']),
        or(isNull(courierBookings.leaseUntil), lte(courierBookings.leaseUntil, context.now())),
      ),
    )
    .orderBy(asc(courierBookings.tries), asc(courierBookings.id))
    .limit(maxBookings);
  for (const { id, status, provider } of open) {
    const courier = findCourier(context, provider);
    if (!hasTime()) return;
    if (!courier) continue;
    const work = status === 'requested' ? runBooking : cancelBooking;
    await work(context, id, courier).catch((error: unknown) => {
      context.log.error({ err: error, booking: id }, 'a courier booking has to wait');
    });
  }
}
