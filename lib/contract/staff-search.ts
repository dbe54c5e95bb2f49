import { object, string, type InferType } from 'yup';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { count, countOrNull, moment, text } from './rules.ts';
import { staffListAnswer, staffListQuery } from './staff-list.ts';

const staffSearch = object({
  query: text(),
  /** Number of searches without a result. */
  times: count(),
  /** Number of searches with results. */
  found: count(),
  /** How often a result was opened. */
  opened: count(),
  /** How often a result was put in the cart. */
  carted: count(),
  /** Percent of the searches of this and the last week that led to an opened product. */
  opened_now: countOrNull(),
  /** The same of the four weeks before. Null: too few searches to tell. */
  opened_before: countOrNull(),
  last_at: moment(),
});
export type StaffSearch = InferType<typeof staffSearch>;

/**
 * Without results, without opened results, opened half as often as in the weeks before, with
 * results that were put in the cart, all.
 */
export const searchViews = ['without', 'unopened', 'falling', 'carted', 'all'] as const;
export type SearchView = (typeof searchViews)[number];

export const listSearches = staffCalls('content').get(
  '/staff/searches/',
  'List searches by outcome',
  {
    query: staffListQuery(['times', 'found', 'opened', 'carted', 'query', 'last_at']).concat(
      object({ view: string().oneOf(searchViews).default('without') }),
    ),
    answer: staffListAnswer(staffSearch),
  },
);

export const forgetSearch = staffCalls('content').post(
  '/staff/searches/forget/',
  'Delete a search term; it is counted from zero when it is searched for again',
  {
    body: object({ query: string().trim().max(200).required('query is required') }),
    answer: success,
  },
);
