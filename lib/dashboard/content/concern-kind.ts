import * as calls from '../../contract/staff-concern';
import { formatDateTime } from '../../format/date';
import { routes } from '../../platform/routes';
import { visibilityMark, type TableKind } from './record-kind';

export interface ConcernDraft {
  name: string;
  summary: string;
  search: string;
  content: string;
  signed_by: string;
  product_ids: number[];
  is_published: boolean;
}

export const concernKind: TableKind<ConcernDraft, calls.ConcernInput, calls.StaffConcern> = {
  contentType: 'concerns',
  noun: 'concern',
  calls,
  schema: calls.concernInput,
  toDraft: (concern) => ({
    name: concern?.name ?? '',
    summary: concern?.summary ?? '',
    search: concern?.search ?? '',
    content: concern?.content ?? '',
    signed_by: concern?.signed_by ?? '',
    product_ids: concern?.products.map(({ id }) => id) ?? [],
    is_published: concern?.is_published ?? true,
  }),
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
      {
        id: 'updated_at',
        head: 'Updated',
        sort: 'updated_at',
        text: ({ updated_at }) => formatDateTime(updated_at),
        layout: 'one-line',
      },
      {
        id: 'state',
        head: 'Visibility',
        mark: ({ is_published }) => visibilityMark(is_published),
      },
    ],
  },
};
