import * as calls from '../../contract/staff-text';
import type { RecordKind } from './record-kind';

export const textKind: RecordKind<calls.TextInput, calls.TextInput, calls.StaffText> = {
  contentType: 'texts',
  noun: 'text',
  calls,
  schema: calls.textInput,
  toDraft: (text) => ({
    title: text?.title ?? '',
    lead: text?.lead ?? '',
    content: text?.content ?? '',
    reviewed_at: text?.reviewed_at ?? '',
    is_published: text?.is_published ?? false,
  }),
  titleOf: ({ title }) => title,
  shopHref: ({ slug, is_published }) => (is_published ? `/${slug}` : null),
};
