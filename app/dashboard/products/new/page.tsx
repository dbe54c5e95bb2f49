import type { Metadata } from 'next';
import { NewProductScreen } from '@/components/dashboard/products/new-product-screen';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { newProductPath } from '@/lib/dashboard/paths';
import { readCatalogueOptions } from '@/lib/dashboard/products/queries';
import { readShop } from '@/lib/features/shop-profile/queries';

export const metadata: Metadata = { title: 'New product' };

export default async function NewProductPage() {
  await requireStaff(newProductPath, 'catalogue');
  const [options, shop] = await Promise.all([readCatalogueOptions(newProductPath), readShop()]);
  return <NewProductScreen options={options} shop={shop.name} />;
}
