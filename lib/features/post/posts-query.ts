import { maxTopicLength } from '../../contract/post.ts';
import { routes } from '../../platform/routes.ts';

export interface PostsQuery {
  page: number;
  /** Month in India: `2026-11`. */
  month: string | undefined;
  topic: string | undefined;
}

type Params = Record<string, string | string[] | undefined>;

/** Null for an invalid URL. */
export function parsePostsQuery(params: Params): PostsQuery | null {
  const { page = '1', publish_filter: month, topic } = params;
  if (typeof page !== 'string' || !/^[1-9]\d{0,4}$/.test(page)) return null;
  if (month && (typeof month !== 'string' || !/^\d{4}-(0[1-9]|1[0-2])$/.test(month))) return null;
  if (topic && (typeof topic !== 'string' || topic.length > maxTopicLength)) return null;
  return { page: Number(page), month: month || undefined, topic: topic || undefined };
}

/** The parameters have a fixed order, so that each view has one URL. */
export function postsHref({ page, month, topic }: PostsQuery): string {
  const search = new URLSearchParams();
  if (topic) search.set('topic', topic);
  if (month) search.set('publish_filter', month);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `${routes.blogs}?${text}` : routes.blogs;
}
