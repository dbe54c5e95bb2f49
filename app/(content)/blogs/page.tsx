import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { JournalScreen } from '@/components/post/journal-screen';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { journalHref, parseJournalQuery } from '@/lib/features/post/journal-query';
import { isKeptList, readPosts } from '@/lib/features/post/queries';
import '../../post.css';

interface JournalPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ searchParams }: JournalPageProps): Promise<Metadata> {
  const query = parseJournalQuery(await searchParams);
  if (!query) return {};
  const { blogs } = await readPosts(query.page, query.month);
  return pageMetadata(journalHref(query), {
    isKept: await isKeptList(query.page, query.month),
    isIndexed: query.month === undefined && blogs.length > 0,
  });
}

export default async function JournalPage({ searchParams }: JournalPageProps) {
  const query = parseJournalQuery(await searchParams);
  if (!query) notFound();
  const list = await readPosts(query.page, query.month);
  const isFirst = query.page === 1 && !query.month;
  if (list.blogs.length === 0 && !isFirst) notFound();
  return <JournalScreen query={query} list={list} />;
}
