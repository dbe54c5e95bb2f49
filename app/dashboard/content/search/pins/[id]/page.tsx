import type { Metadata } from 'next';
import { PinEditor } from '@/components/dashboard/content/pin-editor';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { read } from '@/lib/contract/staff-pin';
import { contentPath, contentTypes } from '@/lib/dashboard/content/content-paths';
import { readRecord } from '@/lib/dashboard/content/read-record';

interface PinPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ query?: string | string[] }>;
}

export const metadata: Metadata = { title: contentTypes.search };

export default async function PinPage({ params, searchParams }: PinPageProps) {
  const { id } = await params;
  const page = contentPath('search', 'pins', id);
  await requireStaff(page, 'content');
  const [query = ''] = [(await searchParams).query].flat();
  return <PinEditor known={await readRecord(read, id, page)} query={query} />;
}
