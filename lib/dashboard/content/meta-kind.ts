import * as calls from '../../contract/staff-meta';
import type { RecordKind } from './record-kind';

export const metaKind: RecordKind<calls.MetaInput, calls.MetaInput, calls.StaffMeta> = {
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
  titleOf: ({ path }) => path,
  shopHref: ({ path }) => path,
  removal: 'Search engines read again what the page itself says.',
};
