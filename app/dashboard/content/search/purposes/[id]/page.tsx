import type { Metadata } from 'next';
import { PurposeEditor } from '@/components/dashboard/content/purpose-editor';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { read } from '@/lib/contract/staff-purpose';
import { contentPath, contentTypes } from '@/lib/dashboard/content/content-paths';
import { readRecord } from '@/lib/dashboard/content/read-record';

interface PurposePageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ typed?: string | string[] }>;
}

export const metadata: Metadata = { title: contentTypes.search };

export default async function PurposePage({ params, searchParams }: PurposePageProps) {
  const { id } = await params;
  const page = contentPath('search', 'purposes', id);
  await requireStaff(page, 'content');
  const [typed = ''] = [(await searchParams).typed].flat();
  return <PurposeEditor known={await readRecord(read, id, page)} typed={typed} />;
}
