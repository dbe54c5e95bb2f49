import * as calls from '../../contract/staff-post';
import { formatDateTime } from '../../format/date';
import { routes } from '../../platform/routes';
import { fillDraft, updatedColumn, type RecordMark, type TableKind } from './record-kind';

const blank: calls.PostInput = {
  title: '',
  summary: '',
  keywords: '',
  topic: '',
  author: '',
  content: '',
  banner: null,
  banner_alt: '',
  published_at: null,
};

export const postMarks: Record<calls.PostState, RecordMark> = {
  draft: { mood: 'past', text: 'Draft' },
  scheduled: { mood: 'waits', text: 'Scheduled' },
  published: { mood: 'good', text: 'Published' },
};

const states = [
  { value: 'draft', label: 'Drafts' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'published', label: 'Published' },
];

export const postKind: TableKind<calls.PostInput, calls.PostInput, calls.StaffPost> = {
  contentType: 'posts',
  noun: 'post',
  calls,
  schema: calls.postInput,
  toDraft: (post) => fillDraft(blank, post),
  recordTitle: ({ title }) => title,
  shopHref: (post) => (post.state === 'published' ? routes.blog(post) : null),
  removal: 'The post and its URL will be deleted.',
  table: {
    name: 'posts',
    caption: 'Posts',
    lead: 'Articles in your journal.',
    empty: 'No posts match.',
    searchLabel: 'Title, summary or keyword',
    filters: [{ name: 'state', label: 'Status', choices: states }],
    refreshInterval: 60_000,
    columns: [
      { id: 'title', head: 'Post', sort: 'title', text: ({ title }) => title, layout: 'title' },
      { id: 'topic', head: 'Topic', text: ({ topic }) => topic, emptyText: '–' },
      { id: 'state', head: 'Status', mark: ({ state }) => postMarks[state] },
      {
        id: 'published_at',
        head: 'Publish date',
        sort: 'published_at',
        text: ({ published_at }) => (published_at ? formatDateTime(published_at) : ''),
        layout: 'one-line',
      },
      updatedColumn,
    ],
  },
};
