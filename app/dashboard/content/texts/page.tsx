import type { Metadata } from 'next';
import { TextList } from '@/components/dashboard/content/text-list';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { contentPath, contentTypes } from '@/lib/dashboard/content/content-paths';

export const metadata: Metadata = { title: contentTypes.texts };

export default async function TextsPage() {
  await requireStaff(contentPath('texts'), 'content');
  return <TextList />;
}
