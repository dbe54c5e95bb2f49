import { and, asc, desc, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { PostLink, PostPage } from '../../../contract/post.ts';
import type { ServiceContext } from '../../context.ts';
import { posts } from '../../db/schema/content.ts';
import { notFound } from '../../errors.ts';
import { postLinkColumns, toPost, toPostLink } from './serialize.ts';

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
