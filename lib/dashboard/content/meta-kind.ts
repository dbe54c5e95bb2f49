import * as calls from '../../contract/staff-meta';
import type { TableKind } from './record-kind';

const emptyText = 'From the page';

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
  removal: 'Search engines will use the page’s own title and description again.',
  // The sitemap finds the pages of the shop itself by their row.
  isBuiltIn: ({ is_standing }) => is_standing,
  table: {
    name: 'page-meta',
    caption: 'Page titles and descriptions',
    lead: 'Titles and descriptions for search engines. Pages without one use their own content.',
    newLabel: 'Add page description',
    empty: 'No pages match.',
    searchLabel: 'URL, title or description',
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
