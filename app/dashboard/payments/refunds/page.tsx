import type { Metadata } from 'next';
import { RefundList } from '@/components/dashboard/payments/refund-list';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { refundsPath } from '@/lib/dashboard/paths';

export const metadata: Metadata = { title: 'Refunds' };

export default async function RefundsPage() {
  await requireStaff(refundsPath, 'orders');
  return <RefundList />;
}
