import type { Metadata } from 'next';
import { HomeScreen } from '@/components/dashboard/content/home-screen';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { contentPath, contentTypes } from '@/lib/dashboard/content/content-paths';

export const metadata: Metadata = { title: contentTypes.home };

export default async function HomeSectionsPage() {
  await requireStaff(contentPath('home'), 'content');
  return <HomeScreen />;
}
