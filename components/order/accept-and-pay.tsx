'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toastError } from '@/components/ui/toast';
import { messageOf } from '@/lib/api/api-error';
import { leaveForPayment } from '@/lib/features/payment/leave-for-payment';

export function AcceptAndPay({ orderId }: { orderId: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function pay() {
    setIsBusy(true);
    setProblem(undefined);
    try {
      const { askForPaymentPage } = await import('@/lib/features/order/pay-order');
      leaveForPayment(window, await askForPaymentPage(orderId), () => setIsBusy(false));
    } catch (error) {
      const message = messageOf(error);
      setProblem(message);
      toastError(message);
      setIsBusy(false);
    }
  }

  return (
    <>
      <Button busyText={isBusy ? 'One moment' : undefined} onClick={pay}>
        Accept and Pay
      </Button>
      <p role="alert" className="order-last w-full font-[550] text-clay empty:hidden">
        {problem}
      </p>
    </>
  );
}
