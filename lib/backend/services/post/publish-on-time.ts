import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { posts } from '../../db/schema/content.ts';
import { addJob } from '../../jobs/add-job.ts';
import { tellSearchEngines } from '../seo/tell-search-engines.ts';
import { postPath, postTags } from './read-posts.ts';

/**
 * Schedules the revalidation of a scheduled post's pages at its publication time; replaces an
 * earlier job for this post. Does nothing for other posts.
 */
export async function planPublication(
  { db, now }: ServiceContext,
  { id, publishedAt }: { id: number; publishedAt: Date | null },
): Promise<void> {
  if (!publishedAt || publishedAt <= now()) return;
  await addJob(db, 'publish_post', { postId: id }, { at: publishedAt, key: `post:${id}` });
}

/**
 * Revalidates the pages of a post at its publication time and notifies search engines. If the post
 * was postponed, schedules it again.
 */
export async function publishPost(
  context: ServiceContext,
  { postId }: { postId: number },
): Promise<void> {
  const { db, now } = context;
  const [post] = await db
    .select({ id: posts.id, title: posts.title, publishedAt: posts.publishedAt })
    .from(posts)
    .where(and(eq(posts.id, postId), isNotNull(posts.publishedAt)));
  if (!post?.publishedAt) return;
  if (post.publishedAt > now()) {
    await planPublication(context, post);
    return;
  }
  await addJob(db, 'revalidate', { tags: postTags(post) });
  await tellSearchEngines(context, [postPath(post), '/blogs']);
}

/** Schedules the jobs of all future posts again: a restored backup contains posts, but no jobs. */
export async function planPublications(context: ServiceContext): Promise<void> {
  const ahead = await context.db
    .select({ id: posts.id, publishedAt: posts.publishedAt })
    .from(posts)
    .where(gt(posts.publishedAt, context.now()));
  for (const post of ahead) await planPublication(context, post);
}
