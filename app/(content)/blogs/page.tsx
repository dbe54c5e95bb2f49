import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { JsonLd } from '@/components/layout/json-ld';
import { PostsScreen } from '@/components/post/posts-screen';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { postsHref, parsePostsQuery } from '@/lib/features/post/posts-query';
import { isCacheableList, readPosts } from '@/lib/features/post/queries';
import { routes } from '@/lib/platform/routes';
import { breadcrumbList } from '@/lib/seo/item-list-json-ld';
import '../../post.css';

export async function generateMetadata({ searchParams }: PageProps<'/blogs'>): Promise<Metadata> {
  const query = parsePostsQuery(await searchParams);
  if (!query) return {};
  const { page, month, topic } = query;
  const { blogs } = await readPosts(page, month, topic);
  return pageMetadata(postsHref(query), {
    isCached: await isCacheableList(page, month, topic),
    isIndexed: month === undefined && topic === undefined && blogs.length > 0,
  });
}

export default async function PostsPage({ searchParams }: PageProps<'/blogs'>) {
  const query = parsePostsQuery(await searchParams);
  if (!query) notFound();
  const { page, month, topic } = query;
  const list = await readPosts(page, month, topic);
  const isFirst = page === 1 && !month && !topic;
  if (list.blogs.length === 0 && !isFirst) notFound();
  return (
    <>
      <PostsScreen query={query} list={list} />
      <JsonLd things={[breadcrumbList({ label: 'Journal', href: routes.blogs })]} />
    </>
  );
}
