import type { Metadata } from 'next';
import { VoucherScreen } from '@/components/dashboard/vouchers/voucher-screen';
import { readStaffRecord } from '@/lib/platform/auth/require-staff';
import { getStaffVoucher } from '@/lib/contract/staff-voucher';
import { vouchersPath } from '@/lib/dashboard/paths';

export const metadata: Metadata = { title: 'Gift voucher' };

export default async function VoucherPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const page = vouchersPath.one(id);
  const { data } = await readStaffRecord(getStaffVoucher, { id, page }, 'customers');
  return <VoucherScreen key={id} known={data} />;
}
