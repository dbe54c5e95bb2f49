import type { Metadata } from 'next';
import { ConcernList } from '@/components/dashboard/content/concern-list';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { contentPath, contentTypes } from '@/lib/dashboard/content/content-paths';

export const metadata: Metadata = { title: contentTypes.concerns };

export default async function ConcernsPage() {
  await requireStaff(contentPath('concerns'), 'content');
  return <ConcernList />;
}
