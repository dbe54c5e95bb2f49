import type { Metadata } from 'next';
import { SectionEditor } from '@/components/dashboard/content/section-editor';
import { requireStaff } from '@/lib/auth/require-staff';
import { read } from '@/lib/contract/staff-home';
import { contentPath, contentRooms } from '@/lib/dashboard/content/content-paths';
import { readRecord } from '@/lib/dashboard/content/read-record';

export const metadata: Metadata = { title: contentRooms.home };

export default async function SectionPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const page = contentPath('home', id);
  await requireStaff(page, 'content');
  return <SectionEditor known={await readRecord(read, id, page)} />;
}
