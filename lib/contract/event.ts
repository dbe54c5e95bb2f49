import { array, number, object, string, type InferType } from 'yup';
import { anyone, customer } from './endpoint.ts';
import { success } from './envelope.ts';
import { eventBookingsPath } from './paths.ts';
import { count, email, moment, personName, text, textOrNull } from './rules.ts';

export const eventPeriods = ['all_events', 'upcoming_events', 'past_events', 'this_month'] as const;
export type EventPeriod = (typeof eventPeriods)[number];

export const eventCategories = ['Physical Event', 'Online'] as const;
export type EventCategory = (typeof eventCategories)[number];

/** Seats that one customer can book for an event. */
export const maxSeatsPerBooking = 6;

const seatCount = () => number().integer().min(0).nullable().optional();

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
  /** All seats; null or left out: seats cannot be booked in the shop. */
  seats: seatCount(),
  seats_free: seatCount(),
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

export const listEvents = anyone.get(
  '/events/ecommerce/',
  'List events: upcoming ones by date, then past ones, latest first',
  { query: eventQuery, answer: success.shape({ events: array(eventCard.required()).required() }) },
);

export const getEvent = anyone.get('/events/{id}/', 'Get an event; 404 if it is not published', {
  feature: 'events',
  answer: success.shape({ data: event.required() }),
  standIn: 'the entry in the list of events',
});

const bookingStatuses = ['Booked', 'Past', 'Cancelled'] as const;
export type EventBookingStatus = (typeof bookingStatuses)[number];

export const eventBooking = object({
  id: count(),
  event_id: count(),
  title: text(),
  start_datetime: moment(),
  end_datetime: moment(),
  venue: text(),
  city: text(),
  seats: count(),
  name: text(),
  email: text(),
  status: string().oneOf(bookingStatuses).required(),
  created_at: moment(),
});
export type EventBooking = InferType<typeof eventBooking>;

export const seatInput = object({
  seats: number()
    .typeError('Choose the number of seats')
    .integer('Choose the number of seats')
    .min(1, 'Choose the number of seats')
    .max(maxSeatsPerBooking, `You can book up to ${maxSeatsPerBooking} seats`)
    .required('Choose the number of seats'),
  name: personName().required('Name is required'),
  email: email().required('Email is required'),
});
export type SeatInput = InferType<typeof seatInput>;

const oneBooking = success.shape({ data: eventBooking.required() });

export const bookSeats = customer.post(
  '/events/{id}/seats/',
  'Book seats of an event; 409 with `seats_free` if fewer are free',
  {
    feature: 'events',
    body: seatInput,
    answer: oneBooking,
    repeatable: true,
    successStatus: 201,
    standIn: 'an event without seats to book',
  },
);

export const listEventBookings = customer.get(
  eventBookingsPath,
  'List the customer’s seats: upcoming events first, then past ones, latest first',
  {
    answer: success.shape({ data: array(eventBooking.required()).required() }),
    standIn: 'an event without seats to book',
  },
);

export const cancelEventBooking = customer.post(
  '/user/event-bookings/{id}/cancel/',
  'Cancel booked seats; 409 once the event is over',
  { answer: oneBooking, standIn: 'an event without seats to book' },
);
