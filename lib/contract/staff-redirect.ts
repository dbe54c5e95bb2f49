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
    .max(500, 'Please use at most 500 characters')
    .matches(/^\/(?![/\\])[^\s\\]*$/, 'Please give an address of this shop that begins with /')
    .required(missing);

/**
 * From an address without a page, or from a search without results (`/shop?search=…`), to a page of
 * this shop.
 */
export const redirectInput = object({
  from_path: sitePath('Please say which address has moved'),
  to_path: sitePath('Please say where it leads to'),
});
export type RedirectInput = InferType<typeof redirectInput>;

export const { list, read, create, change, remove } = recordCalls({
  path: '/staff/redirects/',
  noun: 'redirect',
  nouns: 'Redirects',
  shown: staffRedirect,
  query: staffListQuery(['from_path', 'to_path', 'created_at']),
  input: redirectInput,
  changed: versioned(redirectInput),
});
