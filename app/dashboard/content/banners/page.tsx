import type { Metadata } from 'next';
import { BannerScreen } from '@/components/dashboard/content/banner-screen';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { contentPath, contentTypes } from '@/lib/dashboard/content/content-paths';

export const metadata: Metadata = { title: contentTypes.banners };

export default async function BannersPage() {
  await requireStaff(contentPath('banners'), 'content');
  return <BannerScreen />;
}
