import * as calls from '../../contract/staff-grower';
import { formatDateTime } from '../../format/date';
import { routes } from '../../platform/routes';
import { visibilityMark, type TableKind } from './record-kind';

export interface GrowerDraft {
  name: string;
  farm: string;
  place: string;
  summary: string;
  content: string;
  picture: string | null;
  picture_alt: string;
  is_published: boolean;
}

export const growerKind: TableKind<GrowerDraft, calls.GrowerInput, calls.StaffGrower> = {
  contentType: 'growers',
  noun: 'grower',
  calls,
  schema: calls.growerInput,
  toDraft: (grower) => ({
    name: grower?.name ?? '',
    farm: grower?.farm ?? '',
    place: grower?.place ?? '',
    summary: grower?.summary ?? '',
    content: grower?.content ?? '',
    picture: grower?.picture ?? null,
    picture_alt: grower?.picture_alt ?? '',
    is_published: grower?.is_published ?? true,
  }),
  recordTitle: ({ name }) => name,
  shopHref: (grower) => (grower.is_published ? routes.grower(grower) : null),
  removal:
    'The page and its URL will be deleted. To hide it for now, switch off “Visible” instead.',
  table: {
    name: 'growers',
    caption: 'Growers',
    lead: 'A page for each grower. Choose the grower at each lot of a product: its pages then say where it grew.',
    empty: 'No growers match.',
    searchLabel: 'Name, farm or place',
    columns: [
      { id: 'name', head: 'Grower', sort: 'name', text: ({ name }) => name },
      { id: 'place', head: 'Place', sort: 'place', text: ({ place }) => place },
      { id: 'lots', head: 'Lots', text: ({ lots }) => lots, layout: 'one-line' },
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
