import type { Metadata } from 'next';
import { ConcernEditor } from '@/components/dashboard/content/concern-editor';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { read } from '@/lib/contract/staff-concern';
import { contentPath, contentTypes } from '@/lib/dashboard/content/content-paths';
import { readRecord } from '@/lib/dashboard/content/read-record';

interface ConcernPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ typed?: string | string[] }>;
}

export const metadata: Metadata = { title: contentTypes.concerns };

export default async function ConcernPage({ params, searchParams }: ConcernPageProps) {
  const { id } = await params;
  const page = contentPath('concerns', id);
  await requireStaff(page, 'content');
  const [typed = ''] = [(await searchParams).typed].flat();
  return <ConcernEditor known={await readRecord(read, id, page)} typed={typed} />;
}
