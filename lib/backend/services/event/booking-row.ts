import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { EventBooking } from '../../../contract/event.ts';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
import { events } from '../../db/schema/content.ts';
import { eventBookings } from '../../db/schema/service.ts';
import { addJob } from '../../jobs/add-job.ts';
import type { EventRow } from './read-events.ts';

/** Booked seats with their event. */
export interface BookingRow {
  booking: typeof eventBookings.$inferSelect;
  event: EventRow;
}

/** Builds the query of the bookings that fit the conditions, without an order. */
export function selectBookings(db: Queryable, ...conditions: (SQL | undefined)[]) {
  return db
    .select({ booking: eventBookings, event: events })
    .from(eventBookings)
    .innerJoin(events, eq(events.id, eventBookings.eventId))
    .where(and(...conditions));
}

/** Returns the customer's bookings: upcoming events by time, then the others, latest first. */
export async function listBookings(
  { db, now }: ServiceContext,
  customerId: number,
): Promise<BookingRow[]> {
  const rows = await selectBookings(db, eq(eventBookings.customerId, customerId)).orderBy(
    desc(events.startsAt),
    desc(eventBookings.id),
  );
  const isAhead = (row: BookingRow) => bookingStatus(row, now()) === 'Booked';
  return [...rows.filter(isAhead).reverse(), ...rows.filter((row) => !isAhead(row))];
}

function bookingStatus({ booking, event }: BookingRow, now: Date): EventBooking['status'] {
  if (booking.cancelledAt) return 'Cancelled';
  return event.endsAt <= now ? 'Past' : 'Booked';
}

export function toBooking(row: BookingRow, now: Date): EventBooking {
  const { booking, event } = row;
  return {
    id: booking.id,
    event_id: event.id,
    title: event.title,
    start_datetime: event.startsAt.toISOString(),
    end_datetime: event.endsAt.toISOString(),
    venue: event.venue,
    city: event.city,
    seats: booking.seats,
    name: booking.name,
    email: booking.email,
    status: bookingStatus(row, now),
    created_at: booking.createdAt.toISOString(),
  };
}

/** Cache tags of the pages that show an event. */
export const eventTags = (id: number): string[] => ['events', `event:${id}`, `/event/${id}`];

/** Revalidates the pages that show the free seats of an event. */
export const seatsChanged = ({ db }: ServiceContext, eventId: number) =>
  addJob(db, 'revalidate', { tags: eventTags(eventId) });
