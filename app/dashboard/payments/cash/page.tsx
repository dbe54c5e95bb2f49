import type { Metadata } from 'next';
import { RemittanceList } from '@/components/dashboard/payments/remittance-list';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { courierCashPath } from '@/lib/dashboard/paths';

export const metadata: Metadata = { title: 'COD remittances' };

export default async function CourierCashPage() {
  await requireStaff(courierCashPath, 'orders');
  return <RemittanceList />;
}
