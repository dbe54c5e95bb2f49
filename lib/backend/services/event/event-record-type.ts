import { and, eq, gt, lte, type SQL } from 'drizzle-orm';
import type { EventInput, StaffEvent } from '../../../contract/staff-event.ts';
import type { ServiceContext } from '../../context.ts';
import { events } from '../../db/schema/content.ts';
import type { RecordType } from '../content/record-type.ts';
import { freeSlug } from '../content/free-slug.ts';
import { cleanDescription } from '../product/description-html.ts';
import { toEvent, type EventRow } from './read-events.ts';

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
  toValues: async (context, input, before) => ({
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
    isPublished: input.is_published,
    ...(!before && { updatedAt: context.now() }),
  }),
  show: async (_, rows) => rows.map(toStaffEvent),
  effectOf: ({ before, after }) => {
    const path = `/event/${(after ?? before)?.id}`;
    return { tags: ['events', `event:${(after ?? before)?.id}`, path], paths: [path, '/event'] };
  },
  picturesOf: ({ image }) => [image],
  taken: { field: 'title', message: 'An event with this title already exists' },
};

const toStaffEvent = (row: EventRow): StaffEvent => ({
  ...toEvent(row),
  version: row.version,
  is_published: row.isPublished,
});
