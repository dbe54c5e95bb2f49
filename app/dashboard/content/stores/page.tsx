import type { Metadata } from 'next';
import { StoreList } from '@/components/dashboard/content/store-list';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { contentPath, contentTypes } from '@/lib/dashboard/content/content-paths';

export const metadata: Metadata = { title: contentTypes.stores };

export default async function StoresPage() {
  await requireStaff(contentPath('stores'), 'content');
  return <StoreList />;
}
