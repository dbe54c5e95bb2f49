import * as calls from '../../contract/staff-redirect';
import { formatDate } from '../../format/date';
import type { TableKind } from './record-kind';

export const redirectKind: TableKind<
  calls.RedirectInput,
  calls.RedirectInput,
  calls.StaffRedirect
> = {
  contentType: 'redirects',
  noun: 'redirect',
  calls,
  schema: calls.redirectInput,
  toDraft: (redirect) => ({
    from_path: redirect?.from_path ?? '',
    to_path: redirect?.to_path ?? '',
  }),
  prefill: { parameter: 'from', field: 'from_path' },
  recordTitle: ({ from_path }) => from_path,
  shopHref: ({ from_path }) => from_path,
  removal: 'Visitors to the old URL will see “Page not found”.',
  table: {
    name: 'redirects',
    caption: 'Redirects',
    lead: 'Send old URLs, and searches without results, to another page.',
    empty: 'No redirects match.',
    searchLabel: 'Part of a URL',
    columns: [
      {
        id: 'from_path',
        head: 'From',
        sort: 'from_path',
        text: ({ from_path }) => from_path,
        layout: 'address',
      },
      {
        id: 'to_path',
        head: 'To',
        sort: 'to_path',
        text: ({ to_path }) => to_path,
        layout: 'address',
      },
      {
        id: 'created_at',
        head: 'Created',
        sort: 'created_at',
        text: ({ created_at }) => formatDate(created_at),
      },
    ],
  },
};
