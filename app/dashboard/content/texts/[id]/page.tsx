import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TextEditor } from '@/components/dashboard/content/text-editor';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { read } from '@/lib/contract/staff-text';
import { contentPath, contentTypes } from '@/lib/dashboard/content/content-paths';
import { readRecord } from '@/lib/dashboard/content/read-record';

export const metadata: Metadata = { title: contentTypes.texts };

export default async function TextPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const page = contentPath('texts', id);
  await requireStaff(page, 'content');
  const text = await readRecord(read, id, page);
  // Texts belong to fixed URLs of the shop; none can be created here.
  if (!text) notFound();
  return <TextEditor known={text} />;
}
