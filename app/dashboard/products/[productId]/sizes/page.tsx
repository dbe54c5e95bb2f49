import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SizesScreen } from '@/components/dashboard/products/sizes-screen';
import { getStaffFamily } from '@/lib/contract/staff-family';
import { getStaffProduct } from '@/lib/contract/staff-product';
import { sizesPath } from '@/lib/dashboard/paths';
import { idFrom } from '@/lib/format/id';
import { readStaff, requireStaff } from '@/lib/platform/auth/require-staff';

export const metadata: Metadata = { title: 'Sizes' };

export default async function SizesPage({ params }: { params: Promise<{ productId: string }> }) {
  const id = idFrom((await params).productId);
  if (id === 0) notFound();
  const page = sizesPath(id);
  await requireStaff(page, 'catalogue');
  const [{ data: product }, { data: family }] = await Promise.all([
    readStaff(getStaffProduct, { page, params: { id } }),
    readStaff(getStaffFamily, { page, params: { id } }),
  ]);
  return <SizesScreen key={id} productId={id} name={product.name} initial={family} />;
}
