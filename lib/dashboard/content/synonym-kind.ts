import * as calls from '../../contract/staff-synonym';
import { routes } from '../../platform/routes';
import type { RecordKind } from './record-kind';

export const synonymKind: RecordKind<calls.SynonymInput, calls.SynonymInput, calls.StaffSynonym> = {
  contentType: 'search',
  noun: 'synonym',
  calls,
  schema: calls.synonymInput,
  toDraft: (synonym) => ({ word: synonym?.word ?? '', meaning: synonym?.meaning ?? '' }),
  titleOf: ({ word }) => word,
  partsOf: ({ id }) => ['synonyms', id],
  shopHref: ({ word }) => routes.shop({ search: word }),
  removal: 'The search no longer understands the word this way.',
};
