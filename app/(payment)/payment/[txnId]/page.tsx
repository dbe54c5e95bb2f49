import type { Metadata } from 'next';
import { PaymentScreen } from '@/components/payment/payment-screen';

export const metadata: Metadata = {
  title: 'Payment',
  robots: { index: false, follow: false },
  referrer: 'same-origin',
};

export default async function PaymentPage({ params }: { params: Promise<{ txnId: string }> }) {
  const { txnId } = await params;
  return <PaymentScreen txnId={txnId} />;
}
