import { object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { count, line, moment, text } from './rules.ts';
import { recordCalls, recordFields, versioned } from './staff-content.ts';
import { staffListAnswer, staffListQuery } from './staff-list.ts';

const staffSynonym = object({ ...recordFields, word: text(), meaning: text() });
export type StaffSynonym = InferType<typeof staffSynonym>;

/** A search for `word` also finds products that match `meaning`. */
export const synonymInput = object({
  word: line(80).required('Please give the word that people type'),
  meaning: line(80).required('Please say what is meant by it'),
});
export type SynonymInput = InferType<typeof synonymInput>;

export const { list, read, create, change, remove } = recordCalls({
  path: '/staff/synonyms/',
  noun: 'synonym',
  nouns: 'Words that mean the same to a shopper',
  shown: staffSynonym,
  query: staffListQuery(['word', 'meaning']),
  input: synonymInput,
  changed: versioned(synonymInput),
});

const staffSearch = object({
  query: text(),
  /** Number of searches without a result. */
  times: count(),
  /** Number of searches with results. */
  found: count(),
  /** How often a result was opened. */
  opened: count(),
  last_at: moment(),
});
export type StaffSearch = InferType<typeof staffSearch>;

export const searchViews = ['without', 'unopened', 'all'] as const;
export type SearchView = (typeof searchViews)[number];

export const listSearches = endpoint({
  method: 'GET',
  path: '/staff/searches/',
  caller: 'staff',
  area: 'content',
  summary: 'What people search for: without results, with results that nobody opens, all',
  query: staffListQuery(['times', 'found', 'opened', 'query', 'last_at']).concat(
    object({ view: string().oneOf(searchViews).default('without') }),
  ),
  answer: staffListAnswer(staffSearch),
});

export const forgetSearch = endpoint({
  method: 'POST',
  path: '/staff/searches/forget/',
  caller: 'staff',
  area: 'content',
  summary: 'Forget what was searched for; it begins anew when somebody searches for it again',
  body: object({ query: string().trim().max(200).required('query is required') }),
  answer: success,
});
