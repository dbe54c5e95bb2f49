import type { Metadata } from 'next';
import { PaymentScreen } from '@/components/payment/payment-screen';

interface PaymentPageProps {
  params: Promise<{ txnId: string }>;
}

export const metadata: Metadata = {
  title: 'Payment',
  robots: { index: false, follow: false },
  referrer: 'same-origin',
};

export default async function PaymentPage({ params }: PaymentPageProps) {
  const { txnId } = await params;
  return <PaymentScreen txnId={txnId} />;
}
