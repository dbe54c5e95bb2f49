import type { Metadata } from 'next';
import { CouponList } from '@/components/dashboard/coupons/coupon-list';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { couponsPath } from '@/lib/dashboard/paths';

export const metadata: Metadata = { title: 'Coupons' };

export default async function CouponsPage() {
  await requireStaff(couponsPath.path, 'customers');
  return <CouponList />;
}
