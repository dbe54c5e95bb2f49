import type { Metadata } from 'next';
import { BannerScreen } from '@/components/dashboard/content/banner-screen';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { contentPath, contentRooms } from '@/lib/dashboard/content/content-paths';

export const metadata: Metadata = { title: contentRooms.banners };

export default async function BannersPage() {
  await requireStaff(contentPath('banners'), 'content');
  return <BannerScreen />;
}
