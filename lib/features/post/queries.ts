import { cache } from 'react';
import { nullIfNotFound } from '../../api/call-errors';
import { readOptional, readStore } from '../../api/server';
import { cleanHtml } from '../../content/clean-html';
import type { AnswerOf } from '../../contract/endpoint';
import {
  getPost,
  listPosts,
  type Post,
  type PostList,
  type PostPage,
  type PostQuery,
} from '../../contract/post';
import { getProduct, type ProductCard } from '../../contract/product';
import { previewPost } from '../../contract/staff-post';

/** A page of posts with the months and topics of the archive; empty after the last page. */
export const readPosts = cache(
  async (
    page: number,
    month?: PostQuery['publish_filter'],
    topic?: PostQuery['topic'],
  ): Promise<PostList> =>
    readStore(listPosts, {
      query: { page, publish_filter: month, topic },
      tags: ['posts'],
      isCacheable: await isCacheableList(page, month, topic),
    }),
);

/**
 * Returns whether a view of the journal may be cached: all posts, or one month or topic, and an
 * existing page.
 */
export async function isCacheableList(
  page: number,
  month?: PostQuery['publish_filter'],
  topic?: PostQuery['topic'],
): Promise<boolean> {
  if (page > 1) return page <= (await readPosts(1, month, topic)).total_pages;
  if (!month && !topic) return true;
  const { filters, topics = [] } = await readPosts(1);
  if (topic && !topics.includes(topic)) return false;
  if (!month) return true;
  const [year, number] = month.split('-').map(Number);
  return filters.some((one) => one.year === year && one.months.includes(number ?? 0));
}

/** Returns the products that a post links; without those that cannot be read. */
export async function readLinkedProducts({ content }: { content: string }): Promise<ProductCard[]> {
  const read = linkedProducts(cleanHtml(content)).map((id) =>
    readOptional(getProduct, { params: { id }, tags: [`product:${id}`, 'catalogue'] }, null),
  );
  return (await Promise.all(read)).flatMap((answer) => answer?.data ?? []);
}

/** Returns one post with its neighbours; null if none with that id is published. */
export const findPost = cache((id: number): Promise<PostPage | null> => {
  const options = { params: { id }, tags: ['posts', `post:${id}`] };
  return readStore(getPost, options).catch(nullIfNotFound);
});

const maxNeighbours = 3;

/** Returns posts that fill the row of the neighbours of a post to three: its topic first. */
export async function readOtherPosts({
  blogData: post,
  previousPost,
  nextPost,
}: PostPage): Promise<Post[]> {
  const shown = [previousPost, nextPost].flatMap((neighbour) => neighbour?.id ?? []);
  const list = await readOptional(listPosts, { query: { page: 1 }, tags: ['posts'] }, null);
  return (list?.blogs ?? [])
    .filter(({ id }) => id !== post.id && !shown.includes(id))
    .toSorted((a, b) => Number(b.topic === post.topic) - Number(a.topic === post.topic))
    .slice(0, maxNeighbours - shown.length);
}

/** Returns the post of a preview link, not cached; null if the link has expired. */
export function findPreview(token: string): Promise<AnswerOf<typeof previewPost> | null> {
  const options = { params: { token }, tags: [], revalidate: 0 };
  return readStore(previewPost, options).catch(nullIfNotFound);
}

const maxProducts = 5;

/** Returns the ids of the products that sanitised HTML links, in order, each once; 5 at most. */
export function linkedProducts(html: string): number[] {
  const links = html.matchAll(/href="(?:https?:\/\/[^/"]+)?\/products\/([1-9]\d{0,8})(?=[/"?#])/g);
  return [...new Set([...links].map(([, id]) => Number(id)))].slice(0, maxProducts);
}
