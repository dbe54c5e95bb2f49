import { boolean, object, string, type InferType } from 'yup';
import { faqGroups } from './faq.ts';
import { line, moment, text, yesNo } from './rules.ts';
import { orderCall, recordCalls, recordFields, writing, versioned } from './staff-content.ts';
import { staffListQuery } from './staff-list.ts';

const staffFaq = object({
  ...recordFields,
  group: string().oneOf(faqGroups).required(),
  question: text(),
  answer: text(),
  is_published: yesNo(),
  updated_at: moment(),
});
export type StaffFaq = InferType<typeof staffFaq>;

export const faqInput = object({
  group: string().oneOf(faqGroups, 'Choose a group').required('Choose a group'),
  question: line(200).required('Question is required'),
  answer: writing(5_000).required('Answer is required'),
  /** Omitted: unchanged; a new one is published. */
  is_published: boolean().optional(),
});
export type FaqInput = InferType<typeof faqInput>;

const path = '/staff/faqs/';
export const { list, read, create, change, remove } = recordCalls({
  path,
  noun: 'FAQ',
  nouns: 'FAQs',
  shown: staffFaq,
  query: staffListQuery(['position', 'question', 'updated_at']).concat(
    object({ group: string().oneOf(faqGroups).optional() }),
  ),
  input: faqInput,
  changed: versioned(faqInput),
});
export const order = orderCall(path, 'FAQs of one group');
