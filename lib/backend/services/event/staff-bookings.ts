import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { StaffBooking } from '../../../contract/staff-event.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { events } from '../../db/schema/content.ts';
import { eventBookings } from '../../db/schema/service.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict, notFound } from '../../errors.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { seatsChanged, selectBookings, type BookingRow } from './booking-row.ts';
import type { EventRow } from './read-events.ts';
import { tellCancelled, tellChanged } from './tell-of-booking.ts';

/** Returns the bookings of an event by time, cancelled ones last; 404 for an unknown event. */
export async function listStaffBookings(
  { db }: ServiceContext,
  eventId: number,
): Promise<StaffBooking[]> {
  if ((await db.$count(events, eq(events.id, eventId))) === 0) throw notFound('Event');
  const rows = await db
    .select()
    .from(eventBookings)
    .where(eq(eventBookings.eventId, eventId))
    .orderBy(isNotNull(eventBookings.cancelledAt), asc(eventBookings.id));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    seats: row.seats,
    is_cancelled: row.cancelledAt !== null,
    created_at: row.createdAt.toISOString(),
  }));
}

/** Cancels bookings of an event that is not over; the customers are notified. */
export async function cancelByStaff(
  context: ServiceContext,
  caller: CustomerCaller,
  eventId: number,
  ids: readonly number[],
): Promise<StaffBooking[]> {
  return withinTransaction(context, async (within, tx) => {
    const rows = await activeBookings(within, eventId, ids);
    const cancelledAt = context.now();
    if (rows.some(({ event }) => event.endsAt <= cancelledAt)) {
      throw conflict('This event is over.');
    }
    for (const row of rows) {
      const { id } = row.booking;
      await tx.update(eventBookings).set({ cancelledAt }).where(eq(eventBookings.id, id));
      await writeAudit(within, caller, 'event.cancel_seats', `event:${eventId}`, {
        before: { booking: id, seats: row.booking.seats },
      });
      await tellCancelled(within, row);
    }
    if (rows.length > 0) await seatsChanged(within, eventId);
    return listStaffBookings(within, eventId);
  });
}

/* Locks them in order of id, so that two colleagues do not block each other. */
const activeBookings = (
  { db }: ServiceContext,
  eventId: number,
  ids?: readonly number[],
): Promise<BookingRow[]> =>
  selectBookings(
    db,
    eq(eventBookings.eventId, eventId),
    isNull(eventBookings.cancelledAt),
    ids && inArray(eventBookings.id, [...ids]),
  )
    .orderBy(asc(eventBookings.id))
    .for('update', { of: eventBookings });

/** Notifies everyone with seats that date, time or place of an event have changed. */
export async function tellGuests(context: ServiceContext, before: EventRow): Promise<void> {
  const rows = await activeBookings(context, before.id);
  for (const row of rows) await tellChanged(context, row, before);
}

/** Throws 409 while seats of an event that is not over are booked. */
export async function refuseBooked(
  { db, now }: ServiceContext,
  event: { id: number; endsAt: Date },
): Promise<void> {
  if (event.endsAt <= now()) return;
  const booked = await db.$count(
    eventBookings,
    and(eq(eventBookings.eventId, event.id), isNull(eventBookings.cancelledAt)),
  );
  if (booked > 0) throw conflict('Seats are booked. Cancel the bookings first.');
}
