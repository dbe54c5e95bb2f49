import type { Post, PostLink } from '../../../contract/post.ts';
import { posts } from '../../db/schema/content.ts';

type PostRow = typeof posts.$inferSelect;
type PostLinkRow = Pick<PostRow, keyof typeof postLinkColumns>;

/** The columns of `PostLinkRow`. */
export const postLinkColumns = {
  id: posts.id,
  slug: posts.slug,
  title: posts.title,
  summary: posts.summary,
  banner: posts.banner,
  bannerAlt: posts.bannerAlt,
  publishedAt: posts.publishedAt,
};

/** Returns the absolute URL of a picture, for API clients on other sites. */
export function absoluteUrl(path: string | null, siteUrl: string): string | null {
  return path?.startsWith('/') ? `${siteUrl}${path}` : path;
}

export function toPostLink(row: PostLinkRow, siteUrl: string): PostLink {
  return {
    id: row.id,
    title: row.title,
    banner: row.banner,
    banner_url: absoluteUrl(row.banner, siteUrl),
    published_at: (row.publishedAt ?? new Date(0)).toISOString(),
    slug: row.slug,
    summary: row.summary,
    banner_alt: row.bannerAlt,
  };
}

/** Serializes a post; `updated_at` is never before the publication time. */
export function toPost(row: PostRow, siteUrl: string): Post {
  const changed = Math.max(row.updatedAt.getTime(), row.publishedAt?.getTime() ?? 0);
  return {
    ...toPostLink(row, siteUrl),
    content: row.content,
    keywords: row.keywords,
    topic: row.topic,
    author: row.author,
    reading_minutes: readingMinutes(row.content),
    updated_at: new Date(changed).toISOString(),
  };
}

const wordsPerMinute = 200;

/** Returns the reading time of an HTML text in whole minutes, at least 1. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
