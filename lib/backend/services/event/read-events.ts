import { and, asc, eq, gt, inArray, isNull, lte, sql, sum, type SQL } from 'drizzle-orm';
import type { EventPeriod, EventQuery, EventCard, StoreEvent } from '../../../contract/event.ts';
import { isOn } from '../../../contract/is-on.ts';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
import { events } from '../../db/schema/content.ts';
import { eventBookings } from '../../db/schema/service.ts';
import { notFound } from '../../errors.ts';
import { readShop } from '../shop-profile/read-shop.ts';

/**
 * Returns the published events of a period and kind: current and future ones by time, then past
 * ones, latest first. A month is in the time zone of India; an event that overlaps the month
 * counts. None while events are switched off.
 */
export async function listEvents(
  context: ServiceContext,
  { status, category }: EventQuery,
): Promise<EventRow[]> {
  if (!isOn(await readShop(context), 'events')) return [];
  const { db, now } = context;
  const moment = now();
  const rows = await db
    .select()
    .from(events)
    .where(
      and(
        events.isPublished,
        category ? eq(events.category, category) : undefined,
        inPeriod(status, moment),
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id));
  const isOver = (row: EventRow) => row.endsAt <= moment;
  return [...rows.filter((row) => !isOver(row)), ...rows.filter(isOver).reverse()];
}

function inPeriod(period: EventPeriod, moment: Date): SQL | undefined {
  if (period === 'all_events') return undefined;
  if (period === 'upcoming_events') return gt(events.endsAt, moment);
  if (period === 'past_events') return lte(events.endsAt, moment);
  const monthStart = sql`(
    date_trunc('month', ${moment.toISOString()}::timestamptz at time zone 'Asia/Kolkata')
    at time zone 'Asia/Kolkata')`;
  const nextStart = sql`(
    (date_trunc('month', ${moment.toISOString()}::timestamptz at time zone 'Asia/Kolkata')
     + interval '1 month') at time zone 'Asia/Kolkata')`;
  return sql`${events.endsAt} > ${monthStart} and ${events.startsAt} < ${nextStart}`;
}

/** Returns one event, also a past one; 404 if it is unknown or not published. */
export async function getEvent({ db }: ServiceContext, id: number): Promise<EventRow> {
  const [row] = await db
    .select()
    .from(events)
    .where(and(eq(events.id, id), events.isPublished));
  if (!row) throw notFound('Event');
  return row;
}

export type EventRow = typeof events.$inferSelect;

/** Booked seats by event; events without bookings are left out. */
export async function countBookedSeats(
  db: Queryable,
  rows: readonly Pick<EventRow, 'id' | 'seats'>[],
): Promise<Map<number, number>> {
  const ids = rows.filter(({ seats }) => seats !== null).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const counted = await db
    .select({ id: eventBookings.eventId, seats: sum(eventBookings.seats).mapWith(Number) })
    .from(eventBookings)
    .where(and(inArray(eventBookings.eventId, ids), isNull(eventBookings.cancelledAt)))
    .groupBy(eventBookings.eventId);
  return new Map(counted.map(({ id, seats }) => [id, seats]));
}

/** Seats that are free; null if the event takes no bookings. */
export const freeSeats = ({ id, seats }: EventRow, booked: Map<number, number>): number | null =>
  seats === null ? null : Math.max(0, seats - (booked.get(id) ?? 0));

export function toEventCard(row: EventRow, booked: Map<number, number>) {
  return {
    id: row.id,
    title: row.title,
    event_image: row.image,
    start_datetime: row.startsAt.toISOString(),
    end_datetime: row.endsAt.toISOString(),
    category: row.category === 'Online' ? ('Online' as const) : ('Physical Event' as const),
    summary: row.summary,
    venue: row.venue,
    city: row.city,
    slug: row.slug,
    seats: row.seats,
    seats_free: freeSeats(row, booked),
  } satisfies EventCard;
}

export function toEvent(row: EventRow, booked: Map<number, number>) {
  return {
    ...toEventCard(row, booked),
    image_alt: row.imageAlt,
    content: row.content,
    updated_at: row.updatedAt.toISOString(),
  } satisfies StoreEvent;
}
