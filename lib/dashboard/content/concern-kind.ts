import * as calls from '../../contract/staff-concern';
import { routes } from '../../platform/routes';
import type { RecordKind } from './record-kind';

export interface ConcernDraft {
  name: string;
  summary: string;
  search: string;
  content: string;
  signed_by: string;
  product_ids: number[];
  is_published: boolean;
}

export const concernKind: RecordKind<ConcernDraft, calls.ConcernInput, calls.StaffConcern> = {
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
  titleOf: ({ name }) => name,
  shopHref: (concern) => (concern.is_published ? routes.concern(concern) : null),
  removal: 'Its page is gone, and its address with it. To hide it for now, take it off the shop.',
};
