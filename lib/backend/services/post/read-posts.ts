import { and, desc, lte, ne, sql, asc, eq, type SQL } from 'drizzle-orm';
import type {
  ArchiveYear,
  PostList,
  PostQuery,
  PostLink,
  PostPage,
} from '../../../contract/post.ts';
import { toSlug } from '../../../contract/slug.ts';
import { storeRules } from '../../../contract/store-rules.ts';
import type { ServiceContext } from '../../context.ts';
import { posts } from '../../db/schema/content.ts';
import { notFound } from '../../errors.ts';
import { toPost, postLinkColumns, toPostLink } from './serialize.ts';

const month = sql<string>`to_char(${posts.publishedAt} at time zone 'Asia/Kolkata', 'YYYY-MM')`;

/** Returns one page of the published posts, newest first; empty past the end. */
export async function listPosts(
  { db, env, now }: ServiceContext,
  { page, publish_filter, topic }: PostQuery,
): Promise<Omit<PostList, 'status'>> {
  const isOut = lte(posts.publishedAt, now());
  const wanted = and(
    isOut,
    publish_filter ? sql`${month} = ${publish_filter}` : undefined,
    topic ? eq(posts.topic, topic) : undefined,
  );
  const [rows, total, months, topics] = await Promise.all([
    db
      .select()
      .from(posts)
      .where(wanted)
      .orderBy(desc(posts.publishedAt), desc(posts.id))
      .limit(storeRules.blogsPerPage)
      .offset((page - 1) * storeRules.blogsPerPage),
    db.$count(posts, wanted),
    db.select({ month }).from(posts).where(isOut).groupBy(month).orderBy(desc(month)),
    db
      .selectDistinct({ topic: posts.topic })
      .from(posts)
      .where(and(isOut, ne(posts.topic, '')))
      .orderBy(posts.topic),
  ]);
  return {
    blogs: rows.map((row) => toPost(row, env.siteUrl)),
    total_pages: Math.ceil(total / storeRules.blogsPerPage),
    filters: toArchive(months.map((one) => one.month)),
    topics: topics.map((one) => one.topic),
  };
}

/** Groups months (`2026-11`, `2026-10` …) by year, the latest first. */
function toArchive(months: string[]): ArchiveYear[] {
  const years = Map.groupBy(months, (one) => Number(one.slice(0, 4)));
  return [...years].map(([year, inYear]) => ({
    year,
    months: inYear.map((one) => Number(one.slice(5))),
  }));
}

/**
 * Returns one post with the previous and the next one. Throws 404 if it is unknown, a draft or
 * scheduled.
 */
export async function getPost(
  context: ServiceContext,
  id: number,
): Promise<Omit<PostPage, 'status'>> {
  const { db, env, now } = context;
  const [row] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), lte(posts.publishedAt, now())));
  if (!row) throw notFound('Post');
  // Compared in SQL with the stored value, because a JavaScript Date has no microseconds.
  const itself = sql`(select published_at, id from posts where id = ${id})`;
  const position = sql`(${posts.publishedAt}, ${posts.id})`;
  const [nextPost, previousPost] = await Promise.all([
    findLink(context, sql`${position} > ${itself}`, [asc(posts.publishedAt), asc(posts.id)]),
    findLink(context, sql`${position} < ${itself}`, [desc(posts.publishedAt), desc(posts.id)]),
  ]);
  return { blogData: toPost(row, env.siteUrl), nextPost, previousPost };
}

async function findLink(
  { db, env, now }: ServiceContext,
  condition: SQL,
  order: SQL[],
): Promise<PostLink | null> {
  const [row] = await db
    .select(postLinkColumns)
    .from(posts)
    .where(and(lte(posts.publishedAt, now()), condition))
    .orderBy(...order)
    .limit(1);
  return row ? toPostLink(row, env.siteUrl) : null;
}

interface Titled {
  id: number;
  title: string;
}

export const postPath = ({ id, title }: Titled): string => `/blogs/${id}/${toSlug(title)}`;

/**
 * Returns the cache tags to revalidate for these versions of a post: its page, its meta data, lists
 * and home page.
 */
export const postTags = (...shapes: Titled[]): string[] => [
  ...new Set(['posts', ...shapes.flatMap((post) => [`post:${post.id}`, postPath(post)])]),
];
