import { and, eq, gt, lte, type SQL } from 'drizzle-orm';
import type { EventInput, StaffEvent } from '../../../contract/staff-event.ts';
import type { ServiceContext } from '../../context.ts';
import { events } from '../../db/schema/content.ts';
import { invalid } from '../../errors.ts';
import type { RecordType } from '../content/record-type.ts';
import { freeSlug } from '../content/free-slug.ts';
import { cleanDescription } from '../product/description-html.ts';
import { eventTags } from './booking-row.ts';
import { countBookedSeats, toEvent, type EventRow } from './read-events.ts';
import { refuseBooked, tellGuests } from './staff-bookings.ts';
import { eventPlace } from './tell-of-booking.ts';

interface EventFilter {
  period?: string | undefined;
  category?: string | undefined;
}

/** Events that are current or future, or past ones; of one kind or both. */
function fittingEvents(
  { now }: ServiceContext,
  { period, category }: EventFilter,
): SQL | undefined {
  const timed = period === 'past' ? lte(events.endsAt, now()) : gt(events.endsAt, now());
  return and(period ? timed : undefined, category ? eq(events.category, category) : undefined);
}

/** Record type of events, unpublished ones included. */
export const eventRecordType: RecordType<EventRow, EventInput, StaffEvent, EventFilter> = {
  name: 'Event',
  subject: 'event',
  table: events,
  searched: [events.title, events.venue, events.city, events.summary],
  sorts: { start_datetime: events.startsAt, title: events.title },
  firstSort: '-start_datetime',
  filterOf: fittingEvents,
  toValues: async (context, input, before) => {
    if (before && closesBookings(before, input)) await refuseBooked(context, before);
    if (before) await refuseAgainstBookings(context, before, input);
    return {
      title: input.title,
      slug:
        before?.title === input.title
          ? before.slug
          : await freeSlug(context, events, input.title, before?.id),
      category: input.category,
      summary: input.summary,
      content: cleanDescription(input.content),
      image: input.event_image,
      imageAlt: input.image_alt,
      venue: input.venue,
      city: input.category === 'Online' ? '' : input.city,
      startsAt: new Date(input.start_datetime),
      endsAt: new Date(input.end_datetime),
      seats: input.seats,
      isPublished: input.is_published,
      ...(!before && { updatedAt: context.now() }),
    };
  },
  show: async ({ db }, rows) => {
    const booked = await countBookedSeats(db, rows);
    return rows.map((row) => toStaffEvent(row, booked));
  },
  effectOf: ({ before, after }) => {
    const id = (after ?? before)?.id ?? 0;
    return { tags: eventTags(id), paths: [`/event/${id}`, '/event'] };
  },
  picturesOf: ({ image }) => [image],
  taken: { field: 'title', message: 'An event with this title already exists' },
  checkRemoval: refuseBooked,
  afterChange: async (context, { before, after }) => {
    if (!before || !after || after.endsAt <= context.now()) return;
    if (isMoved(before, after)) await tellGuests(context, before);
  },
};

/** Whether customers could no longer see or cancel their seats after the change. */
const closesBookings = (before: EventRow, input: EventInput): boolean =>
  (before.isPublished && !input.is_published) || (before.seats !== null && input.seats === null);

/**
 * Throws 400 if an event that is not over gets fewer seats than are booked, or is moved into the
 * past while seats are booked.
 */
async function refuseAgainstBookings(
  { db, now }: ServiceContext,
  before: EventRow,
  { seats, end_datetime: end }: EventInput,
): Promise<void> {
  if (seats === null || before.endsAt <= now()) return;
  const isPast = new Date(end) <= now();
  if (seats >= (before.seats ?? 0) && !isPast) return;
  const booked = (await countBookedSeats(db, [before])).get(before.id) ?? 0;
  const says = booked === 1 ? '1 seat is booked' : `${booked} seats are booked`;
  if (seats < booked) throw invalid({ seats: [says] });
  if (isPast && booked > 0) {
    throw invalid({ end_datetime: [`${says}. Choose a date that isn’t over.`] });
  }
}

const isMoved = (before: EventRow, after: EventRow): boolean =>
  before.startsAt.getTime() !== after.startsAt.getTime() ||
  before.endsAt.getTime() !== after.endsAt.getTime() ||
  eventPlace(before) !== eventPlace(after);

const toStaffEvent = (row: EventRow, booked: Map<number, number>): StaffEvent => ({
  ...toEvent(row, booked),
  version: row.version,
  is_published: row.isPublished,
});
