import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { VoucherScreen } from '@/components/dashboard/vouchers/voucher-screen';
import { readStaff, requireStaff } from '@/lib/platform/auth/require-staff';
import { isId } from '@/lib/contract/is-id';
import { getStaffVoucher } from '@/lib/contract/staff-voucher';
import { vouchersPath } from '@/lib/dashboard/people/people-paths';

export const metadata: Metadata = { title: 'Gift voucher' };

export default async function VoucherPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  if (!isId(id)) notFound();
  const page = vouchersPath.one(id);
  await requireStaff(page, 'customers');
  const { data } = await readStaff(getStaffVoucher, { page, params: { id } });
  return <VoucherScreen key={id} known={data} />;
}
