import { array, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { count, moment, text, textOrNull } from './rules.ts';

export const eventPeriods = ['all_events', 'upcoming_events', 'past_events', 'this_month'] as const;
export type EventPeriod = (typeof eventPeriods)[number];

export const eventCategories = ['Physical Event', 'Online'] as const;
export type EventCategory = (typeof eventCategories)[number];

const eventCard = object({
  id: count(),
  title: text(),
  event_image: textOrNull(),
  start_datetime: moment(),
  end_datetime: moment(),
  category: string().oneOf(eventCategories).required(),
  summary: text(),
  venue: text(),
  /** Empty for online events. */
  city: text(),
  slug: text(),
});
export type EventCard = InferType<typeof eventCard>;

const event = eventCard.shape({
  image_alt: text(),
  /** Sanitised HTML. */
  content: text(),
  updated_at: moment(),
});
export type StoreEvent = InferType<typeof event>;

const eventQuery = object({
  status: string()
    .oneOf(eventPeriods, `Choose one of ${eventPeriods.join(', ')}`)
    .default('all_events'),
  /** Omitted: both categories. */
  category: string()
    .oneOf(eventCategories, `Choose ${eventCategories.join(' or ')}`)
    .optional(),
});
export type EventQuery = InferType<typeof eventQuery>;

export const listEvents = endpoint({
  method: 'GET',
  path: '/events/ecommerce/',
  caller: 'anyone',
  summary: 'List events: upcoming ones by date, then past ones, latest first',
  query: eventQuery,
  answer: success.shape({ events: array(eventCard.required()).required() }),
});

export const getEvent = endpoint({
  method: 'GET',
  path: '/events/{id}/',
  caller: 'anyone',
  feature: 'events',
  summary: 'Get an event; 404 if it is not published',
  answer: success.shape({ data: event.required() }),
  standIn: 'the entry in the list of events',
});
