import type { Metadata } from 'next';
import { MetaEditor } from '@/components/dashboard/content/meta-editor';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { read } from '@/lib/contract/staff-meta';
import { contentPath, contentTypes } from '@/lib/dashboard/content/content-paths';
import { readRecord } from '@/lib/dashboard/content/read-record';

export const metadata: Metadata = { title: contentTypes.meta };

export default async function SearchResultPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const page = contentPath('meta', id);
  await requireStaff(page, 'content');
  return <MetaEditor known={await readRecord(read, id, page)} />;
}
