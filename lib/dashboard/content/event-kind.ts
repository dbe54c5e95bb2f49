import { eventCategories } from '../../contract/event';
import * as calls from '../../contract/staff-event';
import { eventLocation } from '../../features/event/event-query';
import { formatDateTime } from '../../format/date';
import { routes } from '../../platform/routes';
import { fillDraft, visibilityColumn, type TableKind } from './record-kind';

export interface EventDraft extends Omit<
  calls.EventInput,
  'start_datetime' | 'end_datetime' | 'seats'
> {
  start_datetime: string | null;
  end_datetime: string | null;
  seats: string;
}

const blank: EventDraft = {
  title: '',
  category: 'Physical Event',
  summary: '',
  content: '',
  event_image: null,
  image_alt: '',
  venue: '',
  city: '',
  start_datetime: null,
  end_datetime: null,
  seats: '',
  is_published: true,
};

const periods = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
];
const categories = eventCategories.map((value) => ({ value, label: value }));

export const eventKind: TableKind<EventDraft, calls.EventInput, calls.StaffEvent> = {
  contentType: 'events',
  noun: 'event',
  calls,
  schema: calls.eventInput,
  toDraft: (event) => fillDraft(blank, event && { ...event, seats: String(event.seats ?? '') }),
  recordTitle: ({ title }) => title,
  shopHref: (event) => (event.is_published ? routes.event(event) : null),
  removal:
    'If seats are booked, cancel the bookings first. Visitors will see that the event was removed, and calendar links will stop working. To hide it for now, switch off “Visible” instead.',
  table: {
    name: 'events',
    caption: 'Events',
    lead: 'Tastings, walks and online sessions.',
    empty: 'No events match.',
    searchLabel: 'Title, venue or city',
    filters: [
      { name: 'period', label: 'When', choices: periods },
      { name: 'category', label: 'Type', choices: categories },
    ],
    columns: [
      { id: 'title', head: 'Event', sort: 'title', text: ({ title }) => title, layout: 'title' },
      {
        id: 'start_datetime',
        head: 'Starts',
        sort: 'start_datetime',
        text: ({ start_datetime }) => formatDateTime(start_datetime),
        layout: 'one-line',
      },
      { id: 'place', head: 'Where', text: (event) => eventLocation(event) || event.category },
      {
        id: 'seats',
        head: 'Seats',
        text: ({ seats, seats_free: free }) =>
          seats === null ? 'Not bookable' : `${seats - (free ?? 0)} of ${seats} booked`,
        layout: 'one-line',
      },
      visibilityColumn,
    ],
  },
};
