import { desc, lte } from 'drizzle-orm';
import type { BlogCard } from '../../../contract/home.ts';
import { storeRules } from '../../../contract/store-rules.ts';
import type { ServiceContext } from '../../context.ts';
import { posts } from '../../db/schema/content.ts';
import { toBlogCard } from './serialize.ts';

/** Returns the newest published posts, at most eight; no drafts and no scheduled posts. */
export async function listHomePosts({ db, env, now }: ServiceContext): Promise<BlogCard[]> {
  const rows = await db
    .select({
      id: posts.id,
      title: posts.title,
      summary: posts.summary,
      banner: posts.banner,
      publishedAt: posts.publishedAt,
    })
    .from(posts)
    .where(lte(posts.publishedAt, now()))
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(storeRules.blogsOnHome);
  return rows.map((row) => toBlogCard(row, env.siteUrl));
}
