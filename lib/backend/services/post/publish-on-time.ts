import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { posts } from '../../db/schema/content.ts';
import { addJob } from '../../jobs/add-job.ts';
import { tellSearchEngines } from '../seo/tell-search-engines.ts';
import { postPath, postTags } from './post-pages.ts';

interface Timed {
  id: number;
  publishedAt: Date | null;
}

/** Has the pages that show a scheduled post made anew at its moment; an earlier plan gives way. */
export async function planPublication(
  { db, now }: ServiceContext,
  { id, publishedAt }: Timed,
): Promise<void> {
  if (!publishedAt || publishedAt <= now()) return;
  await addJob(db, 'publish_post', { postId: id }, { at: publishedAt, key: `post:${id}` });
}

/** The moment of a post has come: its pages are made anew. Where it was put off, it is planned again. */
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

/** Plans what lies ahead once more: a store that was restored has its posts, and no jobs. */
export async function planPublications(context: ServiceContext): Promise<void> {
  const ahead = await context.db
    .select({ id: posts.id, publishedAt: posts.publishedAt })
    .from(posts)
    .where(gt(posts.publishedAt, context.now()));
  for (const post of ahead) await planPublication(context, post);
}
