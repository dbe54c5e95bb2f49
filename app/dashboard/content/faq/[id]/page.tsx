import type { Metadata } from 'next';
import { FaqEditor } from '@/components/dashboard/content/faq-editor';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { read } from '@/lib/contract/staff-faq';
import { contentPath, contentTypes } from '@/lib/dashboard/content/content-paths';
import { readRecord } from '@/lib/dashboard/content/read-record';

export const metadata: Metadata = { title: contentTypes.faq };

export default async function QuestionPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const page = contentPath('faq', id);
  await requireStaff(page, 'content');
  return <FaqEditor known={await readRecord(read, id, page)} />;
}
