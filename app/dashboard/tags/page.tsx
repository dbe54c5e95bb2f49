import type { Metadata } from 'next';
import { TagsScreen } from '@/components/dashboard/tags/tags-screen';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { routes } from '@/lib/platform/routes';
import '../catalogue.css';

export const metadata: Metadata = { title: 'Tags and forms' };

export default async function TagsPage() {
  await requireStaff(`${routes.dashboard}/tags`, 'catalogue');
  return <TagsScreen />;
}
