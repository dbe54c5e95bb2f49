import type { Metadata } from 'next';
import { PaymentList } from '@/components/dashboard/payments/payment-list';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { paymentsPath } from '@/lib/dashboard/paths';

export const metadata: Metadata = { title: 'Payments' };

export default async function PaymentsPage() {
  await requireStaff(paymentsPath, 'orders');
  return <PaymentList />;
}
