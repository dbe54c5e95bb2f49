import { boolean, object, type InferType } from 'yup';
import { count, line, moment, text, textOrNull, yesNo } from './rules.ts';
import {
  altTextField,
  picturePath,
  recordCalls,
  recordFields,
  versioned,
  writing,
} from './staff-content.ts';
import { staffListQuery } from './staff-list.ts';

const staffGrower = object({
  ...recordFields,
  slug: text(),
  name: text(),
  farm: text(),
  place: text(),
  summary: text(),
  content: text(),
  picture: textOrNull(),
  picture_alt: text(),
  is_published: yesNo(),
  /** Number of lots that name this grower. */
  lots: count(),
  updated_at: moment(),
});
export type StaffGrower = InferType<typeof staffGrower>;

export const growerInput = object({
  name: line(80).required('Name is required').min(3, 'Name is too short'),
  farm: line(80).default(''),
  place: line(120).required('Enter the place'),
  summary: line(200).required('Enter a summary'),
  content: writing().default(''),
  picture: picturePath().nullable().default(null),
  picture_alt: altTextField('picture'),
  is_published: boolean().default(true),
});
export type GrowerInput = InferType<typeof growerInput>;

export const { list, read, create, change, remove } = recordCalls({
  path: '/staff/growers/',
  noun: 'grower',
  nouns: 'growers',
  shown: staffGrower,
  query: staffListQuery(['name', 'place', 'updated_at']),
  input: growerInput,
  changed: versioned(growerInput),
});
