import { and, desc, lte, sql } from 'drizzle-orm';
import type { ArchiveYear, PostList, PostQuery } from '../../../contract/post.ts';
import { storeRules } from '../../../contract/store-rules.ts';
import type { ServiceContext } from '../../context.ts';
import { posts } from '../../db/schema/content.ts';
import { toPost } from './serialize.ts';

const month = sql<string>`to_char(${posts.publishedAt} at time zone 'Asia/Kolkata', 'YYYY-MM')`;

/** Returns one page of the published posts, newest first; empty past the end. */
export async function listPosts(
  { db, env, now }: ServiceContext,
  { page, publish_filter }: PostQuery,
): Promise<Omit<PostList, 'status'>> {
  const isOut = lte(posts.publishedAt, now());
  const wanted = publish_filter ? and(isOut, sql`${month} = ${publish_filter}`) : isOut;
  const [rows, months] = await Promise.all([
    db
      .select()
      .from(posts)
      .where(wanted)
      .orderBy(desc(posts.publishedAt), desc(posts.id))
      .limit(storeRules.blogsPerPage)
      .offset((page - 1) * storeRules.blogsPerPage),
    db
      .select({ month, count: sql<number>`count(*)::integer` })
      .from(posts)
      .where(isOut)
      .groupBy(month)
      .orderBy(desc(month)),
  ]);
  const counted = months.filter((one) => !publish_filter || one.month === publish_filter);
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  return {
    blogs: rows.map((row) => toPost(row, env.siteUrl)),
    total_pages: Math.ceil(total / storeRules.blogsPerPage),
    filters: toArchive(months.map((one) => one.month)),
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
