import { array, object, type InferType } from 'yup';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { productCard } from './product.ts';
import { count, id, line, text } from './rules.ts';
import { pinInput } from './staff-pin.ts';
import { purposeInput } from './staff-purpose.ts';
import { synonymInput } from './staff-synonym.ts';

/** A synonym, purpose or pin as it would be saved. */
const searchDraft = object({
  /** The record that it replaces; left out: a new one. */
  id: id().optional(),
  synonym: synonymInput.optional().default(undefined),
  purpose: purposeInput.optional().default(undefined),
  pin: pinInput.optional().default(undefined),
});
export type SearchDraft = InferType<typeof searchDraft>;

const oneOnly = searchDraft.test(
  'one',
  'Send a synonym, a search rule or a pin',
  ({ synonym, purpose, pin }) => [synonym, purpose, pin].filter(Boolean).length === 1,
);

const staff = staffCalls('content');

/** Number of the newest searches that a draft is tried on. */
export const maxTriedSearches = 1_000;

const triedResult = object({
  total: count(),
  /** Names of the first three products. */
  first: array(text()).required(),
});

const changedSearch = object({
  query: text(),
  /** How often it was searched for. */
  searched: count(),
  before: triedResult.required(),
  after: triedResult.required(),
});
export type ChangedSearch = InferType<typeof changedSearch>;

const trial = object({
  /** Number of searches tried; fewer than `of` where the time was not enough. */
  tried: count(),
  of: count(),
  /** Number of searches that gain or lose results, or whose first three products change. */
  changed_count: count(),
  /** The first 100 of them, the most frequent first. */
  changed: array(changedSearch.required()).required(),
});
export type SearchTrial = InferType<typeof trial>;

export const trySearches = staff.post(
  '/staff/searches/try/',
  'Try a synonym, search rule or pin on the last 1,000 searches; nothing is saved',
  { body: oneOnly, answer: success.shape({ data: trial.required() }) },
);

const preview = object({ products: array(productCard.required()).required(), total: count() });
export type SearchPreview = InferType<typeof preview>;

export const previewSearch = staff.post(
  '/staff/searches/preview/',
  'Preview the first page of a search with a pin; nothing is saved',
  {
    body: object({
      query: line(200).required('Enter a search'),
      /** Left out: as it is now. */
      draft: searchDraft.optional().default(undefined),
    }),
    answer: success.shape({ data: preview.required() }),
  },
);
