import { object, string, type InferType } from 'yup';
import { moment, text } from './rules.ts';
import { recordCalls, recordFields, versioned } from './staff-content.ts';
import { staffListQuery } from './staff-list.ts';

const staffRedirect = object({
  ...recordFields,
  from_path: text(),
  to_path: text(),
  created_at: moment(),
});
export type StaffRedirect = InferType<typeof staffRedirect>;

const sitePath = (missing: string) =>
  string()
    .trim()
    .max(500, 'Use up to 500 characters')
    .matches(/^\/(?![/\\])[^\s\\]*$/, 'Enter a URL of this shop that starts with /')
    .required(missing);

/**
 * From an address without a page, or from a search without results (`/shop?search=…`), to a page of
 * this shop.
 */
export const redirectInput = object({
  from_path: sitePath('Enter the old URL'),
  to_path: sitePath('Enter the page to redirect to'),
});
export type RedirectInput = InferType<typeof redirectInput>;

export const { list, read, create, change, remove } = recordCalls({
  path: '/staff/redirects/',
  noun: 'redirect',
  nouns: 'redirects',
  shown: staffRedirect,
  query: staffListQuery(['from_path', 'to_path', 'created_at']),
  input: redirectInput,
  changed: versioned(redirectInput),
});
