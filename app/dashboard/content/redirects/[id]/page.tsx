import type { Metadata } from 'next';
import { RedirectEditor } from '@/components/dashboard/content/redirect-editor';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { read } from '@/lib/contract/staff-redirect';
import { contentPath, contentTypes } from '@/lib/dashboard/content/content-paths';
import { readRecord } from '@/lib/dashboard/content/read-record';

interface RedirectPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ from?: string | string[] }>;
}

export const metadata: Metadata = { title: contentTypes.redirects };

export default async function RedirectPage({ params, searchParams }: RedirectPageProps) {
  const { id } = await params;
  const page = contentPath('redirects', id);
  await requireStaff(page, 'content');
  const [from = ''] = [(await searchParams).from].flat();
  return <RedirectEditor known={await readRecord(read, id, page)} from={from} />;
}
