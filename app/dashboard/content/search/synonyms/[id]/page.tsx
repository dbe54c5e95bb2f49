import type { Metadata } from 'next';
import { SynonymEditor } from '@/components/dashboard/content/synonym-editor';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { read } from '@/lib/contract/staff-synonym';
import { contentPath, contentTypes } from '@/lib/dashboard/content/content-paths';
import { readRecord } from '@/lib/dashboard/content/read-record';

interface SynonymPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ word?: string | string[] }>;
}

export const metadata: Metadata = { title: contentTypes.search };

export default async function SynonymPage({ params, searchParams }: SynonymPageProps) {
  const { id } = await params;
  const page = contentPath('search', 'synonyms', id);
  await requireStaff(page, 'content');
  const [word = ''] = [(await searchParams).word].flat();
  return <SynonymEditor known={await readRecord(read, id, page)} word={word} />;
}
