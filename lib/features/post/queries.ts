import { cache } from 'react';
import { ApiError } from '../../api/api-error';
import { readStore } from '../../api/server';
import type { AnswerOf } from '../../contract/endpoint';
import {
  getPost,
  listPosts,
  type PostList,
  type PostPage,
  type PostQuery,
} from '../../contract/post';
import { previewPost } from '../../contract/staff-post';

/** A page of posts with the months of the archive; empty past the end. */
export const readPosts = cache(
  async (page: number, month?: PostQuery['publish_filter']): Promise<PostList> =>
    readStore(listPosts, {
      query: { page, publish_filter: month },
      tags: ['posts'],
      isKept: await isKeptList(page, month),
    }),
);

/** Whether a view of the journal is kept: all posts or those of a month, and a page that is there. */
export async function isKeptList(
  page: number,
  month?: PostQuery['publish_filter'],
): Promise<boolean> {
  if (page > 1) return page <= (await readPosts(1, month)).total_pages;
  if (!month) return true;
  const [year, number] = month.split('-').map(Number);
  const { filters } = await readPosts(1);
  return filters.some((one) => one.year === year && one.months.includes(number ?? 0));
}

/** One post with its neighbours, or null where none of that id is out. */
export const findPost = cache(async (id: number): Promise<PostPage | null> => {
  try {
    return await readStore(getPost, { params: { id }, tags: ['posts', `post:${id}`] });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
});

/** The post that a link to a preview shows, read each time; null where its hour is over. */
export async function findPreview(token: string): Promise<AnswerOf<typeof previewPost> | null> {
  try {
    return await readStore(previewPost, { params: { token }, tags: [], revalidate: 0 });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
