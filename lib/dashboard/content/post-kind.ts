import * as calls from '../../contract/staff-post';
import { routes } from '../../platform/routes';
import type { RecordKind } from './record-kind';

export interface PostDraft {
  title: string;
  summary: string;
  keywords: string;
  content: string;
  banner: string | null;
  banner_alt: string;
  published_at: string | null;
}

export const postKind: RecordKind<PostDraft, calls.PostInput, calls.StaffPost> = {
  contentType: 'posts',
  noun: 'post',
  calls,
  schema: calls.postInput,
  toDraft: (post) => ({
    title: post?.title ?? '',
    summary: post?.summary ?? '',
    keywords: post?.keywords ?? '',
    content: post?.content ?? '',
    banner: post?.banner ?? null,
    banner_alt: post?.banner_alt ?? '',
    published_at: post?.published_at ?? null,
  }),
  titleOf: ({ title }) => title,
  shopHref: (post) => (post.state === 'published' ? routes.blog(post) : null),
  removal: 'The post is gone from the journal, and its address with it.',
};
