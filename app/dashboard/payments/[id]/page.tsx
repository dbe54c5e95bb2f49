import type { Metadata } from 'next';
import { PaymentScreen } from '@/components/dashboard/payments/payment-screen';
import { readStaffRecord } from '@/lib/platform/auth/require-staff';
import { getStaffPayment } from '@/lib/contract/staff-payment';
import { paymentPath } from '@/lib/dashboard/paths';

export const metadata: Metadata = { title: 'Payment' };

export default async function StaffPaymentPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const page = paymentPath(id);
  const { data } = await readStaffRecord(getStaffPayment, { id, page }, 'orders');
  return <PaymentScreen known={data} />;
}
