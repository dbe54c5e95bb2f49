import type { Metadata } from 'next';
import { RedirectList } from '@/components/dashboard/content/redirect-list';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { contentPath, contentTypes } from '@/lib/dashboard/content/content-paths';

export const metadata: Metadata = { title: contentTypes.redirects };

export default async function RedirectsPage() {
  await requireStaff(contentPath('redirects'), 'content');
  return <RedirectList />;
}
