import * as calls from '../../contract/staff-concern';
import { routes } from '../../platform/routes';
import { fillDraft, updatedColumn, visibilityColumn, type TableKind } from './record-kind';

const blank: calls.ConcernInput = {
  name: '',
  summary: '',
  search: '',
  content: '',
  signed_by: '',
  product_ids: [],
  is_published: true,
};

export const concernKind: TableKind<calls.ConcernInput, calls.ConcernInput, calls.StaffConcern> = {
  contentType: 'concerns',
  noun: 'concern',
  calls,
  schema: calls.concernInput,
  toDraft: (concern) =>
    fillDraft(blank, concern && { ...concern, product_ids: concern.products.map(({ id }) => id) }),
  prefill: { parameter: 'typed', field: 'search' },
  recordTitle: ({ name }) => name,
  shopHref: (concern) => (concern.is_published ? routes.concern(concern) : null),
  removal:
    'The page and its URL will be deleted. To hide it for now, switch off “Visible” instead.',
  table: {
    name: 'concerns',
    caption: 'Concerns',
    lead: 'A page for each concern customers want help with, e.g. joint pain.',
    empty: 'No concerns match.',
    searchLabel: 'Name, summary or search',
    columns: [
      { id: 'name', head: 'Concern', sort: 'name', text: ({ name }) => name },
      {
        id: 'products',
        head: 'Products',
        text: ({ products, search }) =>
          products.length > 0 ? `${products.length} selected` : `Search: “${search}”`,
      },
      { id: 'signed_by', head: 'Signed by', text: ({ signed_by }) => signed_by || '–' },
      updatedColumn,
      visibilityColumn,
    ],
  },
};
