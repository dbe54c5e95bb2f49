import type { ServiceContext } from '../../context.ts';
import type { CustomerRow } from '../../db/schema/customer.ts';
import { calendarInvite } from '../messages/calendar-invite.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { sayMoment } from '../messages/say.ts';
import { contactsUnderLimit } from '../messages/unproved-contacts.ts';
import { addNotice } from '../notice/list-notices.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import type { BookingRow } from './booking-row.ts';
import type { EventRow } from './read-events.ts';

const eventPath = (id: number): string => `/event/${id}`;

/** Returns venue and city; empty for an online event without a venue. */
export const eventPlace = ({ venue, city }: EventRow): string =>
  [venue, city].filter(Boolean).join(', ');

async function aboutOf(
  context: ServiceContext,
  { booking, event }: BookingRow,
  isCancelled = false,
) {
  const { title, startsAt, endsAt } = event;
  const place = eventPlace(event);
  const path = eventPath(event.id);
  const now = context.now();
  const calendar = calendarInvite(context, (await readShop(context)).name, {
    // As in the calendar file of the event's page: both are one entry.
    uid: `event-${event.id}`,
    sequence: Math.floor(now.getTime() / 1000),
    product: 'Events',
    changedAt: now,
    startsAt,
    endsAt,
    title,
    text: event.summary,
    location: place,
    url: `${context.env.siteUrl}${path}`,
    isCancelled,
  });
  const { name, seats } = booking;
  const isOnline = event.category === 'Online';
  return { name, title, startsAt, endsAt, place, isOnline, seats, path, calendar };
}

/** Tells staff what a customer did with seats, once. */
export async function tellStaffOfBooking(
  context: Pick<ServiceContext, 'db' | 'now'>,
  { booking: { id, seats }, event }: BookingRow,
  what: 'booked' | 'cancelled',
): Promise<void> {
  await addNotice(context, {
    kind: 'booking',
    key: `${id} ${what}`,
    title: `Seats ${what}: ${event.title}`,
    body: `${seats === 1 ? '1 seat' : `${seats} seats`}, ${sayMoment(event.startsAt)}`,
    path: `/dashboard/content/events/${event.id}`,
  });
}

/**
 * Mails the booking with a calendar file. An email that the account has not confirmed gets at most
 * ten such messages a day.
 */
export async function tellBooked(
  context: ServiceContext,
  row: BookingRow,
  customer: CustomerRow,
): Promise<void> {
  await queueMessage(context.db, {
    kind: 'seats_booked',
    to: await contactsUnderLimit(context.db, { email: row.booking.email }, customer),
    data: await aboutOf(context, row),
    key: row.booking.id,
  });
  await tellStaffOfBooking(context, row, 'booked');
}

/**
 * Mails that date, time or place of an event have changed, with a file that updates the calendar.
 */
export async function tellChanged(
  context: ServiceContext,
  row: BookingRow,
  before: EventRow,
): Promise<void> {
  await queueMessage(context.db, {
    kind: 'event_changed',
    to: { email: row.booking.email },
    data: {
      ...(await aboutOf(context, row)),
      before: { startsAt: before.startsAt, endsAt: before.endsAt, place: eventPlace(before) },
    },
  });
}

/**
 * Mails the cancellation with a file that removes the entry. `customer`: who has cancelled; left
 * out: the shop.
 */
export async function tellCancelled(
  context: ServiceContext,
  row: BookingRow,
  customer?: CustomerRow,
): Promise<void> {
  const contacts = { email: row.booking.email };
  await queueMessage(context.db, {
    kind: 'seats_cancelled',
    to: customer ? await contactsUnderLimit(context.db, contacts, customer) : contacts,
    data: { ...(await aboutOf(context, row, true)), isByStore: customer === undefined },
    key: row.booking.id,
  });
  if (customer) await tellStaffOfBooking(context, row, 'cancelled');
}
