import type { Metadata } from 'next';
import { MetaList } from '@/components/dashboard/content/meta-list';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { contentPath, contentTypes } from '@/lib/dashboard/content/content-paths';

export const metadata: Metadata = { title: contentTypes.meta };

export default async function SearchResultsPage() {
  await requireStaff(contentPath('meta'), 'content');
  return <MetaList />;
}
