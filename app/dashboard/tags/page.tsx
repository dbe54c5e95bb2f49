import type { Metadata } from 'next';
import { TagsScreen } from '@/components/dashboard/tags/tags-screen';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { tagsPath } from '@/lib/dashboard/tags/tag-paths';
import '../catalogue.css';

export const metadata: Metadata = { title: 'Tags and forms' };

export default async function TagsPage() {
  await requireStaff(tagsPath, 'catalogue');
  return <TagsScreen />;
}
