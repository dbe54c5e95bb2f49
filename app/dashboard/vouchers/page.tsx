import type { Metadata } from 'next';
import { VoucherList } from '@/components/dashboard/vouchers/voucher-list';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { vouchersPath } from '@/lib/dashboard/paths';

export const metadata: Metadata = { title: 'Gift vouchers' };

export default async function VouchersPage() {
  await requireStaff(vouchersPath.path, 'customers');
  return <VoucherList />;
}
