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
  removal: 'Who comes by the old address will find that nothing is there.',
  table: {
    name: 'redirects',
    caption: 'Redirects',
    lead: 'Redirects of old addresses, and of searches without results.',
    empty: 'No redirects match.',
    searchLabel: 'Part of an address',
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
