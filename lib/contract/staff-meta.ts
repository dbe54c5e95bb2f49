import { object, string, type InferType } from 'yup';
import { line, moment, text, yesNo } from './rules.ts';
import { recordCalls, recordFields, versioned } from './staff-content.ts';
import { staffListQuery } from './staff-list.ts';

const staffMeta = object({
  ...recordFields,
  path: text(),
  title: text(),
  description: text(),
  keywords: text(),
  /** Static page of the site: its row cannot be deleted. */
  is_standing: yesNo(),
  updated_at: moment(),
});
export type StaffMeta = InferType<typeof staffMeta>;

/** Empty fields are generated from the page. */
export const metaInput = object({
  /** Such as `/about-us`, `/products/12/neem-soap`, `/shop?category=3`. */
  path: string()
    .trim()
    .max(300, 'Use up to 300 characters')
    .matches(/^\/(?![/\\])[^\s\\#]*$/, 'Enter a URL of this shop that starts with /')
    .required('Enter the page URL'),
  title: line(60).default(''),
  description: line(160).default(''),
  keywords: line(300).default(''),
});
export type MetaInput = InferType<typeof metaInput>;

export const { list, read, create, change, remove } = recordCalls({
  path: '/staff/page-meta/',
  noun: 'page title and description',
  nouns: 'page titles and descriptions',
  shown: staffMeta,
  query: staffListQuery(['path', 'title', 'updated_at']),
  input: metaInput,
  changed: versioned(metaInput),
});
