import type { Metadata } from 'next';
import { SkuPicturesScreen } from '@/components/dashboard/products/sku-pictures-screen';
import { picturesBySkuPath } from '@/lib/dashboard/paths';
import { requireStaff } from '@/lib/platform/auth/require-staff';

export const metadata: Metadata = { title: 'Pictures by SKU' };

export default async function PicturesBySkuPage() {
  await requireStaff(picturesBySkuPath, 'catalogue');
  return <SkuPicturesScreen />;
}
