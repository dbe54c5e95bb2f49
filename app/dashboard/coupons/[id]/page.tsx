import type { Metadata } from 'next';
import { CouponScreen } from '@/components/dashboard/coupons/coupon-screen';
import { readStaff, requireStaff } from '@/lib/platform/auth/require-staff';
import { getCategoryTree } from '@/lib/features/category/queries';
import { listBrands } from '@/lib/contract/product';
import { read } from '@/lib/contract/staff-coupon';
import { categoryOptions } from '@/lib/dashboard/content/category-options';
import { readRecord } from '@/lib/dashboard/content/read-record';
import { couponsPath } from '@/lib/dashboard/paths';

export const metadata: Metadata = { title: 'Coupon' };

export default async function CouponPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const page = couponsPath.one(id);
  await requireStaff(page, 'customers');
  const [known, tree, { data: brands }] = await Promise.all([
    readRecord(read, id, page),
    getCategoryTree(),
    readStaff(listBrands, { page }),
  ]);
  return (
    <CouponScreen
      key={id}
      known={known}
      categories={categoryOptions(tree)}
      brands={brands.map((brand) => ({ value: brand.id, label: brand.name }))}
    />
  );
}
