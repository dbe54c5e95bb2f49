import type { Metadata } from 'next';
import { ProductsScreen } from '@/components/dashboard/products/products-screen';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { productsPath } from '@/lib/dashboard/paths';
import { readCatalogueOptions } from '@/lib/dashboard/products/queries';

export const metadata: Metadata = { title: 'Products' };

export default async function ProductsPage() {
  await requireStaff(productsPath, 'catalogue');
  return <ProductsScreen options={await readCatalogueOptions(productsPath)} />;
}
