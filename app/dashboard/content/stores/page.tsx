import type { Metadata } from 'next';
import { StoreList } from '@/components/dashboard/content/store-list';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { contentPath, contentRooms } from '@/lib/dashboard/content/content-paths';

export const metadata: Metadata = { title: contentRooms.stores };

export default async function StoresPage() {
  await requireStaff(contentPath('stores'), 'content');
  return <StoreList />;
}
