import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PaymentScreen } from '@/components/dashboard/payments/payment-screen';
import { readStaff, requireStaff } from '@/lib/platform/auth/require-staff';
import { isId } from '@/lib/contract/is-id';
import { getStaffPayment } from '@/lib/contract/staff-payment';
import { paymentPath } from '@/lib/dashboard/payments/payment-paths';

export const metadata: Metadata = { title: 'Payment' };

export default async function StaffPaymentPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const page = paymentPath(id);
  await requireStaff(page, 'orders');
  if (!isId(id)) notFound();
  const { data } = await readStaff(getStaffPayment, { page, params: { id } });
  return <PaymentScreen known={data} />;
}
