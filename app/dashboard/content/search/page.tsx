import type { Metadata } from 'next';
import { SearchScreen } from '@/components/dashboard/content/search-screen';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { contentPath, contentTypes } from '@/lib/dashboard/content/content-paths';
import { searchTabs } from '@/lib/dashboard/content/search-tabs';

interface SearchPageProps {
  searchParams: Promise<{ view?: string | string[] }>;
}

export const metadata: Metadata = { title: contentTypes.search };

export default async function SearchPage({ searchParams }: SearchPageProps) {
  await requireStaff(contentPath('search'), 'content');
  const asked = (await searchParams).view;
  return <SearchScreen tab={searchTabs.find((known) => known === asked) ?? 'without'} />;
}
