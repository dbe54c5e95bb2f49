import * as calls from '../../contract/staff-redirect';
import type { RecordKind } from './record-kind';

export const redirectKind: RecordKind<
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
  titleOf: ({ from_path }) => from_path,
  shopHref: ({ from_path }) => from_path,
  removal: 'Who comes by the old address will find that nothing is there.',
};
