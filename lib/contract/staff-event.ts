import { array, boolean, number, object, string, type InferType } from 'yup';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { eventCategories } from './event.ts';
import { count, countOrNull, id, line, moment, text, textOrNull, yesNo } from './rules.ts';
import {
  altTextField,
  picturePath,
  recordCalls,
  recordFields,
  writing,
  versioned,
} from './staff-content.ts';
import { staffListQuery } from './staff-list.ts';

const staffEvent = object({
  ...recordFields,
  title: text(),
  category: string().oneOf(eventCategories).required(),
  summary: text(),
  content: text(),
  event_image: textOrNull(),
  image_alt: text(),
  venue: text(),
  city: text(),
  start_datetime: moment(),
  end_datetime: moment(),
  seats: countOrNull(),
  seats_free: countOrNull(),
  is_published: yesNo(),
  updated_at: moment(),
});
export type StaffEvent = InferType<typeof staffEvent>;

/** Seats of one event. */
const maxEventSeats = 500;

const instant = (missing: string) =>
  string().datetime({ message: 'Choose a date and time', allowOffset: true }).required(missing);

const whereInPerson = (missing: string) =>
  line(120)
    .default('')
    .when('category', {
      is: 'Physical Event',
      then: (schema) => schema.required(missing),
    });

export const eventInput = object({
  title: line(120).required('Title is required').min(3, 'Title is too short'),
  category: string()
    .oneOf(eventCategories, `Choose ${eventCategories.join(' or ')}`)
    .required(`Choose ${eventCategories.join(' or ')}`),
  summary: line(300).required('Enter a summary'),
  content: writing().default(''),
  event_image: picturePath().nullable().default(null),
  image_alt: altTextField('event_image'),
  venue: whereInPerson('Enter the venue'),
  /** Empty for online events. */
  city: whereInPerson('Enter the city'),
  start_datetime: instant('Enter a start date and time'),
  end_datetime: instant('Enter an end date and time').test(
    'after-start',
    'The end must be after the start',
    function isLater(value) {
      const start = (this.parent as { start_datetime?: string }).start_datetime;
      return !start || Date.parse(value) > Date.parse(start);
    },
  ),
  /** Left empty: seats cannot be booked. */
  seats: number()
    .transform((value: unknown, original: unknown) => (original === '' ? null : value))
    .typeError('Enter a number of seats')
    .integer('Enter a number of seats')
    .min(1, 'Enter at least 1 seat')
    .max(maxEventSeats, `Enter at most ${maxEventSeats} seats`)
    .nullable()
    .default(null),
  is_published: boolean().default(true),
});
export type EventInput = InferType<typeof eventInput>;

export const { list, read, create, change, remove } = recordCalls({
  path: '/staff/events/',
  noun: 'event',
  nouns: 'events',
  shown: staffEvent,
  query: staffListQuery(['start_datetime', 'title']).concat(
    object({
      period: string().oneOf(['upcoming', 'past']).optional(),
      category: string().oneOf(eventCategories).optional(),
    }),
  ),
  input: eventInput,
  changed: versioned(eventInput),
});

const staffBooking = object({
  id: count(),
  name: text(),
  email: text(),
  seats: count(),
  is_cancelled: yesNo(),
  created_at: moment(),
});
export type StaffBooking = InferType<typeof staffBooking>;

const bookingsAnswer = success.shape({ data: array(staffBooking.required()).required() });

export const listStaffBookings = staffCalls('content').get(
  '/staff/events/{id}/bookings/',
  'List the seats booked for an event, cancelled ones last',
  { answer: bookingsAnswer },
);

export const cancelStaffBookings = staffCalls('content').post(
  '/staff/events/{id}/bookings/cancel/',
  'Cancel bookings of an event that is not over; the customers are notified',
  {
    body: object({
      booking_ids: array(id().required())
        .typeError('Choose bookings')
        .min(1, 'Choose bookings')
        .max(maxEventSeats, 'Choose fewer bookings')
        .required('Choose bookings'),
    }),
    answer: bookingsAnswer,
  },
);
