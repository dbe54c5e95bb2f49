import type { ShopProfile } from '../../contract/shop-profile';
import * as calls from '../../contract/staff-text';
import { formatDate, formatDateTime } from '../../format/date';
import type { TableKind } from './record-kind';

const toDraft = (text: calls.StaffText | null): calls.TextInput => ({
  title: text?.title ?? '',
  lead: text?.lead ?? '',
  content: text?.content ?? '',
  reviewed_at: text?.reviewed_at ?? '',
  is_published: text?.is_published ?? false,
});

const shownTitle = (
  { title }: calls.StaffText,
  { name, elite_name: membership }: Pick<ShopProfile, 'name' | 'elite_name'>,
): string => title.replace('{shop}', name).replace('{membership}', membership);

export const textKind: TableKind<calls.TextInput, calls.TextInput, calls.StaffText> = {
  contentType: 'texts',
  noun: 'page',
  calls,
  schema: calls.textInput,
  toDraft,
  recordTitle: shownTitle,
  shopHref: ({ slug, is_published }) => (is_published ? `/${slug}` : null),
  table: {
    name: 'texts',
    caption: 'Pages and policies',
    lead: 'Drafts are not shown. Until you publish one, the shop shows its standard text or leaves the page out.',
    empty: 'No pages match.',
    bulk: {
      label: 'Publish',
      change: (text) => (text.is_published ? null : { ...toDraft(text), is_published: true }),
    },
    columns: [
      {
        id: 'title',
        head: 'Page',
        sort: 'title',
        text: shownTitle,
      },
      { id: 'slug', head: 'URL', text: ({ slug }) => `/${slug}` },
      {
        id: 'is_published',
        head: 'Status',
        mark: ({ is_published }) =>
          is_published ? { mood: 'good', text: 'Published' } : { mood: 'waits', text: 'Draft' },
      },
      {
        id: 'reviewed_at',
        head: 'Last updated',
        sort: 'reviewed_at',
        text: ({ reviewed_at }) => formatDate(reviewed_at),
      },
      {
        id: 'updated_at',
        head: 'Edited',
        sort: 'updated_at',
        text: ({ updated_at }) => formatDateTime(updated_at),
      },
    ],
  },
};
