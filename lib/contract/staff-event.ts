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
  string()
    .datetime({ message: 'Please choose a day and a time', allowOffset: true })
    .required(missing);

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
    .oneOf(eventCategories, `Please choose ${eventCategories.join(' or ')}`)
    .required(`Please choose ${eventCategories.join(' or ')}`),
  summary: line(300).required('Please say in a line what it is about'),
  content: writing().default(''),
  event_image: picturePath().nullable().default(null),
  image_alt: altTextField('event_image'),
  venue: whereInPerson('Please say where it takes place'),
  /** Empty for online events. */
  city: whereInPerson('Please say in which city it takes place'),
  start_datetime: instant('Please say when it begins'),
  end_datetime: instant('Please say when it ends').test(
    'after-start',
    'It must end after it begins',
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
  nouns: 'Events',
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
