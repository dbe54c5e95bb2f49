import { boolean, object, string, type InferType } from 'yup';
import { eventCategories } from './event.ts';
import { line, moment, text, textOrNull, yesNo } from './rules.ts';
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
  is_published: yesNo(),
  updated_at: moment(),
});
export type StaffEvent = InferType<typeof staffEvent>;

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
  start_datetime: instant('Enter the start'),
  end_datetime: instant('Enter the end').test(
    'after-start',
    'The end must be after the start',
    function isLater(value) {
      const start = (this.parent as { start_datetime?: string }).start_datetime;
      return !start || Date.parse(value) > Date.parse(start);
    },
  ),
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
