import * as calls from '../../contract/staff-grower';
import { routes } from '../../platform/routes';
import { fillDraft, updatedColumn, visibilityColumn, type TableKind } from './record-kind';

const blank: calls.GrowerInput = {
  name: '',
  farm: '',
  place: '',
  summary: '',
  content: '',
  picture: null,
  picture_alt: '',
  is_published: true,
};

export const growerKind: TableKind<calls.GrowerInput, calls.GrowerInput, calls.StaffGrower> = {
  contentType: 'growers',
  noun: 'grower',
  calls,
  schema: calls.growerInput,
  toDraft: (grower) => fillDraft(blank, grower),
  recordTitle: ({ name }) => name,
  shopHref: (grower) => (grower.is_published ? routes.grower(grower) : null),
  removal:
    'The page and its URL will be deleted. To hide it for now, switch off “Visible” instead.',
  table: {
    name: 'growers',
    caption: 'Growers',
    lead: 'A page for each grower. Choose a grower for each lot to show shoppers where it was grown.',
    empty: 'No growers match.',
    searchLabel: 'Name, farm or place',
    columns: [
      { id: 'name', head: 'Grower', sort: 'name', text: ({ name }) => name },
      { id: 'place', head: 'Place', sort: 'place', text: ({ place }) => place },
      { id: 'lots', head: 'Lots', text: ({ lots }) => lots, layout: 'one-line' },
      updatedColumn,
      visibilityColumn,
    ],
  },
};
