import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ProductScreen } from '@/components/dashboard/products/product-screen';
import { readStaff, requireStaff } from '@/lib/platform/auth/require-staff';
import { getStaffProduct } from '@/lib/contract/staff-product';
import { staffProductPath } from '@/lib/dashboard/paths';
import { readCatalogueOptions } from '@/lib/dashboard/products/queries';
import { idFrom } from '@/lib/format/id';
import { readShop } from '@/lib/features/shop-profile/queries';

export const metadata: Metadata = { title: 'Product' };

export default async function ProductPage({ params }: { params: Promise<{ productId: string }> }) {
  const id = idFrom((await params).productId);
  if (id === 0) notFound();
  const page = staffProductPath(id);
  await requireStaff(page, 'catalogue');
  const [{ data: product }, options, shop] = await Promise.all([
    readStaff(getStaffProduct, { page, params: { id } }),
    readCatalogueOptions(page),
    readShop(),
  ]);
  return <ProductScreen key={product.id} initial={product} options={options} shop={shop.name} />;
}
