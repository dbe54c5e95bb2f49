import { array, number, object, string, type InferType } from 'yup';
import { anyone } from './endpoint.ts';
import { success } from './envelope.ts';
import { count, line, moment, page, text, textOrNull } from './rules.ts';

/** Maximum length of a topic of the journal. */
export const maxTopicLength = 40;

const postLink = object({
  id: count(),
  title: text(),
  banner: textOrNull(),
  /** Absolute URL of the picture. */
  banner_url: textOrNull(),
  published_at: moment(),
  slug: text(),
  summary: text(),
  banner_alt: text(),
});
export type PostLink = InferType<typeof postLink>;

export const post = postLink.shape({
  /** Sanitised HTML. */
  content: text(),
  keywords: text(),
  reading_minutes: count(),
  updated_at: moment(),
  /** Such as `Cooking`; empty: none. */
  topic: string().optional().strict(),
  /** Who has written it; empty: not said. */
  author: string().optional().strict(),
});
export type Post = InferType<typeof post>;

/** Months of a year that have posts, latest first; 1 is January. */
const archiveYear = object({
  year: count(),
  months: array(number().integer().min(1).max(12).required()).required(),
});
export type ArchiveYear = InferType<typeof archiveYear>;

const postQuery = object({
  page: page(),
  /** A month in India, `YYYY-MM`. */
  publish_filter: string()
    .matches(/^\d{4}-(0[1-9]|1[0-2])$/, {
      message: 'publish_filter must be a month such as 2026-11',
      excludeEmptyString: true,
    })
    .optional(),
  topic: line(maxTopicLength).optional(),
});
export type PostQuery = InferType<typeof postQuery>;

const postList = success.shape({
  blogs: array(post.required()).required(),
  total_pages: count(),
  filters: array(archiveYear.required()).required(),
  /** Topics that have posts, by name. */
  topics: array(string().required()).optional(),
});
export type PostList = InferType<typeof postList>;

export const listPosts = anyone.get(
  '/blogs/',
  'List blog posts, newest first, 9 per page, optionally of one month or topic; with the months and topics that have posts',
  { query: postQuery, answer: postList },
);

const neighbour = postLink.nullable().defined().default(undefined);

const postPage = success.shape({
  blogData: post.required(),
  /** Next newer post; null for the newest. */
  nextPost: neighbour,
  /** Next older post; null for the oldest. */
  previousPost: neighbour,
});
export type PostPage = InferType<typeof postPage>;

export const getPost = anyone.get(
  '/blogs/{id}/',
  'Get a blog post with the previous and next one; 404 if it is not published',
  { answer: postPage },
);
