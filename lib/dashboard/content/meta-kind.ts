import * as calls from '../../contract/staff-meta';
import type { TableKind } from './record-kind';

const emptyText = 'As the page says';

export const metaKind: TableKind<calls.MetaInput, calls.MetaInput, calls.StaffMeta> = {
  contentType: 'meta',
  noun: 'description',
  calls,
  schema: calls.metaInput,
  toDraft: (meta) => ({
    path: meta?.path ?? '',
    title: meta?.title ?? '',
    description: meta?.description ?? '',
    keywords: meta?.keywords ?? '',
  }),
  recordTitle: ({ path }) => path,
  shopHref: ({ path }) => path,
  removal: 'Search engines read again what the page itself says.',
  // The sitemap finds the pages of the shop itself by their row.
  isBuiltIn: ({ is_standing }) => is_standing,
  table: {
    name: 'page-meta',
    caption: 'Descriptions of pages',
    lead: 'How our pages look in Google and other search engines. Pages without a text here are described by their content.',
    newLabel: 'Describe a page',
    empty: 'No pages match.',
    searchLabel: 'Address, title or description',
    columns: [
      { id: 'path', head: 'Page', sort: 'path', text: ({ path }) => path, layout: 'address' },
      {
        id: 'title',
        head: 'Title',
        sort: 'title',
        text: ({ title }) => title,
        emptyText,
        layout: 'title',
      },
      {
        id: 'description',
        head: 'Description',
        text: ({ description }) => description,
        emptyText,
        layout: 'summary',
      },
    ],
  },
};
