import { object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { openedHitPath } from './paths.ts';

const openedHit = object({
  query: string().trim().max(200).required('query is required'),
});

/**
 * Statistics: searches without an opened hit show what is missing or hard to find in the catalogue.
 */
export const noteOpenedHit = endpoint({
  method: 'POST',
  path: openedHitPath,
  caller: 'anyone',
  summary: 'Notes for the staff that something which a search has found was opened',
  body: openedHit,
  answer: success,
});
