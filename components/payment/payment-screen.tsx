'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { toastSuccess } from '@/components/ui/toast';
import { routes } from '@/lib/platform/routes';
import { personalKeys } from '@/lib/platform/session/personal-data';
import { tabStore } from '@/lib/platform/session/safe-storage';
import { refreshSession } from '@/lib/platform/session/use-session';
import { usePayment, type SeenPayment } from '@/lib/features/payment/use-payment';
import { PaymentEnded } from './payment-ended';
import { PaymentInProgress } from './payment-in-progress';

export function PaymentScreen({ txnId }: { txnId: string }) {
  const seen = usePayment(txnId);
  const next = nextOf(seen);
  const payment = seen.kind === 'known' ? seen.payment : undefined;
  const isMember = payment?.purpose === 'membership' && payment.state === 'paid';
  const orderId = payment?.order_id;
  const router = useRouter();
  useEffect(() => {
    if (isMember) void refreshSession();
    if (!next) return;
    toastSuccess('Your payment has been received!');
    if (orderId) tabStore().setItem(personalKeys.placedOrder, orderId);
    router.replace(next);
  }, [next, isMember, orderId, router]);
  return (
    <section className="frame grid justify-items-center py-14 text-center md:py-20">
      {seen.kind === 'asking' || next || isProcessing(seen) ? (
        <PaymentInProgress
          isSlow={seen.kind !== 'unknown' && seen.isSlow}
          isOrder={seen.kind !== 'known' || seen.payment.purpose === 'order'}
        />
      ) : (
        <PaymentEnded seen={seen} />
      )}
    </section>
  );
}

const isProcessing = (seen: SeenPayment) =>
  seen.kind === 'known' && seen.payment.state === 'processing';

function nextOf(seen: SeenPayment): string | undefined {
  if (seen.kind !== 'known' || seen.payment.state !== 'paid') return undefined;
  const { purpose, order_id } = seen.payment;
  return purpose === 'order' && order_id ? routes.order(order_id) : undefined;
}
