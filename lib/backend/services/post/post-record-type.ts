import { gt, isNull, lte, type SQL, and, eq, notExists } from 'drizzle-orm';
import type { PostInput, PostState, StaffPost } from '../../../contract/staff-post.ts';
import type { ServiceContext } from '../../context.ts';
import { posts, pageMeta } from '../../db/schema/content.ts';
import { invalid } from '../../errors.ts';
import type { Change, RecordType } from '../content/record-type.ts';
import { freeSlug } from '../content/free-slug.ts';
import { cleanDescription } from '../product/description-html.ts';
import { postPath, postTags } from './read-posts.ts';
import { planPublication } from './publish-on-time.ts';
import { alias } from 'drizzle-orm/pg-core';
import { readPageAddress } from '../page-meta/page-address.ts';

export type PostRow = typeof posts.$inferSelect;

export function postState({ publishedAt }: Pick<PostRow, 'publishedAt'>, now: Date): PostState {
  if (!publishedAt) return 'draft';
  return publishedAt > now ? 'scheduled' : 'published';
}

function inState({ now }: ServiceContext, state: PostState | undefined): SQL | undefined {
  if (state === 'draft') return isNull(posts.publishedAt);
  if (state === 'scheduled') return gt(posts.publishedAt, now());
  return state && lte(posts.publishedAt, now());
}

/** Record type of the blog posts, including drafts and scheduled posts. */
export const postRecordType: RecordType<
  PostRow,
  PostInput,
  StaffPost,
  { state?: PostState | undefined }
> = {
  name: 'Post',
  subject: 'post',
  table: posts,
  searched: [posts.title, posts.summary, posts.keywords, posts.topic, posts.author],
  sorts: { published_at: posts.publishedAt, title: posts.title, updated_at: posts.updatedAt },
  // Drafts and scheduled posts come first.
  firstSort: '-published_at',
  filterOf: (context, { state }) => inState(context, state),
  toValues: async (context, input, before) => {
    const content = cleanDescription(input.content);
    if (input.published_at && !/\S/.test(content.replace(/<[^<>]*>/g, ''))) {
      throw invalid({ content: ['Add text before you publish the post'] });
    }
    return {
      title: input.title,
      slug:
        before?.title === input.title
          ? before.slug
          : await freeSlug(context, posts, input.title, before?.id),
      summary: input.summary,
      keywords: input.keywords,
      topic: input.topic,
      author: input.author,
      content,
      banner: input.banner,
      bannerAlt: input.banner_alt,
      publishedAt: input.published_at ? new Date(input.published_at) : null,
      ...(!before && { createdAt: context.now(), updatedAt: context.now() }),
    };
  },
  show: async ({ now }, rows) => rows.map((row) => toStaffPost(row, now())),
  effectOf: (change) => {
    const shapes = shapesOf(change);
    return { tags: postTags(...shapes), paths: [...shapes.map(postPath), '/blogs'] };
  },
  picturesOf: ({ banner }) => [banner],
  taken: { field: 'title', message: 'A post with this title already exists' },
  afterChange: async (context, { before, after }) => {
    if (after) await planPublication(context, after);
    if (before && after) await movePageMeta(context, postPath(before), postPath(after));
  },
};

const shapesOf = ({ before, after }: Change<PostRow>) =>
  [before, after].filter((shape) => shape !== undefined);

const toStaffPost = (row: PostRow, now: Date): StaffPost => ({
  id: row.id,
  version: row.version,
  title: row.title,
  summary: row.summary,
  keywords: row.keywords,
  topic: row.topic,
  author: row.author,
  content: row.content,
  banner: row.banner,
  banner_alt: row.bannerAlt,
  published_at: row.publishedAt?.toISOString() ?? null,
  state: postState(row, now),
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

async function movePageMeta({ db }: ServiceContext, from: string, to: string): Promise<void> {
  const [before, after] = [readPageAddress(from).path, readPageAddress(to).path];
  if (before === after) return;
  const other = alias(pageMeta, 'other');
  await db
    .update(pageMeta)
    .set({ path: after })
    .where(
      and(
        eq(pageMeta.path, before),
        notExists(db.select({ id: other.id }).from(other).where(eq(other.path, after))),
      ),
    );
}
