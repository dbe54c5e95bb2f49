import * as calls from '../../contract/staff-event';
import { routes } from '../../platform/routes';
import type { RecordKind } from './record-kind';

export interface EventDraft {
  title: string;
  category: string;
  summary: string;
  content: string;
  event_image: string | null;
  image_alt: string;
  venue: string;
  city: string;
  start_datetime: string | null;
  end_datetime: string | null;
  is_published: boolean;
}

export const eventKind: RecordKind<EventDraft, calls.EventInput, calls.StaffEvent> = {
  contentType: 'events',
  noun: 'event',
  calls,
  schema: calls.eventInput,
  toDraft: (event) => ({
    title: event?.title ?? '',
    category: event?.category ?? 'Physical Event',
    summary: event?.summary ?? '',
    content: event?.content ?? '',
    event_image: event?.event_image ?? null,
    image_alt: event?.image_alt ?? '',
    venue: event?.venue ?? '',
    city: event?.city ?? '',
    start_datetime: event?.start_datetime ?? null,
    end_datetime: event?.end_datetime ?? null,
    is_published: event?.is_published ?? true,
  }),
  titleOf: ({ title }) => title,
  shopHref: (event) => (event.is_published ? routes.event(event) : null),
  removal:
    'Its page says that it is gone, and calendars lose the way to it. To hide it for now, take it off the shop instead.',
};
