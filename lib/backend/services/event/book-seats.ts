import { and, eq, isNull } from 'drizzle-orm';
import type { SeatInput } from '../../../contract/event.ts';
import type { ServiceContext } from '../../context.ts';
import { events } from '../../db/schema/content.ts';
import { eventBookings } from '../../db/schema/service.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict, notFound } from '../../errors.ts';
import { holdCustomer } from '../profile/hold-customer.ts';
import { seatsChanged, selectBookings, type BookingRow } from './booking-row.ts';
import { countBookedSeats, freeSeats } from './read-events.ts';
import { tellBooked, tellCancelled } from './tell-of-booking.ts';

/**
 * Books seats of an event for a customer and mails a calendar file. 404 for an unknown event; 409
 * if it is over, takes no bookings, has too few free seats (`seats_free`) or the customer has
 * seats already.
 */
export async function bookSeats(
  context: ServiceContext,
  customerId: number,
  eventId: number,
  { seats, name, email }: SeatInput,
): Promise<BookingRow> {
  return withinTransaction(context, async (within, tx) => {
    const customer = await holdCustomer(within, customerId);
    // Row lock: bookings of one event run one after the other, so that it is never overbooked.
    const [event] = await tx
      .select()
      .from(events)
      .where(and(eq(events.id, eventId), events.isPublished))
      .for('no key update');
    if (!event) throw notFound('Event');
    if (event.endsAt <= context.now()) throw conflict('This event is over.');
    const free = freeSeats(event, await countBookedSeats(tx, [event]));
    if (free === null) throw conflict('Seats for this event can’t be booked here.');
    await refuseSecond(within, customerId, eventId);
    if (free < seats) throw conflict(fewSeatsText(free), { seats_free: free });
    const [booking] = await tx
      .insert(eventBookings)
      .values({ eventId, customerId, seats, name, email, createdAt: context.now() })
      .returning();
    if (!booking) throw new Error('The booking was not written');
    const row = { booking, event };
    await seatsChanged(within, eventId);
    await tellBooked(within, row, customer);
    return row;
  });
}

function fewSeatsText(free: number): string {
  if (free === 0) return 'All seats for this event are booked.';
  return free === 1 ? 'Only 1 seat is left.' : `Only ${free} seats are left.`;
}

async function refuseSecond(
  { db }: ServiceContext,
  customerId: number,
  eventId: number,
): Promise<void> {
  const own = await db.$count(
    eventBookings,
    and(
      eq(eventBookings.eventId, eventId),
      eq(eventBookings.customerId, customerId),
      isNull(eventBookings.cancelledAt),
    ),
  );
  if (own > 0) throw conflict('You’ve already booked seats for this event.');
}

/**
 * Cancels a customer's seats and frees them. Idempotent: a second call changes nothing. 404 if they
 * are not theirs, 409 once the event is over.
 */
export async function cancelSeats(
  context: ServiceContext,
  customerId: number,
  id: number,
): Promise<BookingRow> {
  return withinTransaction(context, async (within, tx) => {
    const customer = await holdCustomer(within, customerId);
    const [row] = await selectBookings(
      tx,
      eq(eventBookings.id, id),
      eq(eventBookings.customerId, customerId),
    ).for('update', { of: eventBookings });
    if (!row) throw notFound('Booking');
    if (row.booking.cancelledAt) return row;
    if (row.event.endsAt <= context.now()) throw conflict('This event is over.');
    const cancelledAt = context.now();
    await tx.update(eventBookings).set({ cancelledAt }).where(eq(eventBookings.id, id));
    await seatsChanged(within, row.event.id);
    await tellCancelled(within, row, customer);
    return { ...row, booking: { ...row.booking, cancelledAt } };
  });
}
