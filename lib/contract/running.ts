import { array, mixed, number, object, string } from 'yup';
import { anyone } from './endpoint.ts';
import { success } from './envelope.ts';
import { moment, text, textOrNull } from './rules.ts';
import { storeProblemNames } from './store-problem.ts';

/**
 * Which engine answers searches: the built-in one; OpenSearch; the built-in one, because OpenSearch
 * gives no answer; OpenSearch, but its index is not up to date.
 */
export const searchStates = [
  'built-in',
  'opensearch',
  'opensearch-away',
  'opensearch-behind',
] as const;

export const getHealth = anyone.get(
  '/health',
  'Health check; 503 if the database cannot be reached',
  {
    answer: success.shape({
      database: text(),
      mode: text(),
      version: text(),
      search: string().oneOf(searchStates).optional(),
      /** Faults of the server that were seen of late, the worst first. */
      problems: array(string().oneOf(storeProblemNames).required()).optional(),
    }),
  },
);

export const listOutbox = anyone.get(
  '/outbox/',
  'Demo mode: list the messages to a mobile number or email, newest first',
  {
    query: object({ to: string().trim().max(254).required('to is required') }),
    answer: success.shape({
      data: array(
        object({
          id: number().required(),
          channel: text(),
          to: text(),
          subject: textOrNull(),
          text: text(),
          data: mixed<Record<string, string>>().required(),
          created_at: moment(),
        }).required(),
      ).required(),
    }),
  },
);

/** The tag of a picture that is new: the storefront makes its widths before a visitor asks. */
export const pictureTag = (path: string): string => `picture:${path}`;

/**
 * Body of the signed call by which a backend notifies the storefront of changes (cache
 * revalidation).
 */
export const revalidation = object({
  tags: array(string().max(100).required()).min(1).max(500).required(),
  /** Milliseconds since 1970; rejected if older than five minutes (replay protection). */
  sent_at: number().required(),
});
