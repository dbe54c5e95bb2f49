import { toSlug } from '../../../contract/slug.ts';

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
