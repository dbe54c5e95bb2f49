import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { RecordList } from '@/components/dashboard/content/record-lists';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { contentPath, contentTypes, findContentType } from '@/lib/dashboard/paths';

export async function generateMetadata({
  params,
}: PageProps<'/dashboard/content/[kind]'>): Promise<Metadata> {
  const contentType = findContentType((await params).kind);
  return contentType ? { title: contentTypes[contentType] } : {};
}

export default async function ContentPage({ params }: PageProps<'/dashboard/content/[kind]'>) {
  const contentType = findContentType((await params).kind);
  if (!contentType) notFound();
  await requireStaff(contentPath(contentType), 'content');
  return <RecordList contentType={contentType} />;
}
