import { boolean, object, type InferType } from 'yup';
import { day } from './day-rule.ts';
import { line, moment, text, yesNo } from './rules.ts';
import { recordCalls, recordFields, writing, versioned } from './staff-content.ts';
import { staffListQuery } from './staff-list.ts';

/** "About us" or a policy: the path is fixed, staff edit the text. */
const staffText = object({
  ...recordFields,
  slug: text(),
  title: text(),
  lead: text(),
  content: text(),
  reviewed_at: text(),
  is_published: yesNo(),
  updated_at: moment(),
});
export type StaffText = InferType<typeof staffText>;

export const textInput = object({
  title: line(120).required('Title is required'),
  lead: line(500).default(''),
  content: writing().required('Add text to the page'),
  /** Day of the last review of the text, `YYYY-MM-DD`. */
  reviewed_at: day('Choose a date').required('Enter the last updated date'),
  /** Omitted: unchanged. */
  is_published: boolean().optional(),
});
export type TextInput = InferType<typeof textInput>;

export const { list, read, change } = recordCalls({
  path: '/staff/text-pages/',
  noun: 'text page',
  nouns: 'text pages (About us and the policies)',
  shown: staffText,
  query: staffListQuery(['title', 'reviewed_at', 'updated_at']),
  input: textInput,
  changed: versioned(textInput),
});
