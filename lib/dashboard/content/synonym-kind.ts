import * as calls from '../../contract/staff-synonym';
import { routes } from '../../platform/routes';
import type { TableKind } from './record-kind';

export const synonymKind: TableKind<calls.SynonymInput, calls.SynonymInput, calls.StaffSynonym> = {
  contentType: 'search',
  folder: 'synonyms',
  noun: 'synonym',
  calls,
  schema: calls.synonymInput,
  toDraft: (synonym) => ({ word: synonym?.word ?? '', meaning: synonym?.meaning ?? '' }),
  prefill: { parameter: 'word', field: 'word' },
  recordTitle: ({ word }) => word,
  shopHref: ({ word }) => routes.shop({ search: word }),
  removal: 'Searches for this word will no longer show products for its meaning.',
  table: {
    name: 'synonyms',
    caption: 'Synonyms',
    empty: 'No synonyms match.',
    searchLabel: 'Word or meaning',
    columns: [
      { id: 'word', head: 'Search', sort: 'word', text: ({ word }) => word },
      { id: 'meaning', head: 'Also finds', sort: 'meaning', text: ({ meaning }) => meaning },
    ],
  },
};
