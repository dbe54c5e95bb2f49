import { productSlug } from '../product/product-slug.ts';

interface Titled {
  id: number;
  title: string;
}

/** The path of a post's page. */
export const postPath = ({ id, title }: Titled): string => `/blogs/${id}/${productSlug(title)}`;

/** What has to be made anew where a post had one of these shapes: its page and its head, lists, home. */
export const postTags = (...shapes: Titled[]): string[] => [
  ...new Set(['posts', ...shapes.flatMap((post) => [`post:${post.id}`, postPath(post)])]),
];
