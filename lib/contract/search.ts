import { object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { openedHitPath } from './paths.ts';

export const openedHit = object({
  query: string().trim().max(200).required('query is required'),
});
export type OpenedHit = InferType<typeof openedHit>;

/** Added here: what people search for and do not open is what the catalogue lacks or hides. */
export const noteOpenedHit = endpoint({
  method: 'POST',
  path: openedHitPath,
  caller: 'anyone',
  summary: 'Notes for the staff that something which a search has found was opened',
  body: openedHit,
  answer: success,
});
