'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ButtonKind } from '@/components/ui/button-class';
import { toastError } from '@/components/ui/toast';
import { ApiError, errorMessage } from '@/lib/api/api-error';
import { formatRupees } from '@/lib/format/money';
import { leaveForPayment } from '@/lib/features/payment/leave-for-payment';

interface AcceptAndPayProps {
  orderId: string;
  /** In rupees; shown below the button where it is known. */
  amount?: number;
  kind?: ButtonKind;
}

export function AcceptAndPay({ orderId, amount, kind = 'main' }: AcceptAndPayProps) {
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function pay() {
    setIsBusy(true);
    setProblem(undefined);
    try {
      const { askForPaymentPage } = await import('@/lib/features/order/pay-order');
      leaveForPayment(window, await askForPaymentPage(orderId), () => setIsBusy(false));
    } catch (error) {
      const message = errorMessage(error);
      setProblem(message);
      toastError(message);
      setIsBusy(false);
      // The order has changed since this page was loaded.
      if (error instanceof ApiError && error.status === 409) router.refresh();
    }
  }

  return (
    <>
      <div>
        <Button kind={kind} busyText={isBusy ? 'One moment' : undefined} onClick={pay}>
          Accept and Pay
        </Button>
        {amount !== undefined && (
          <p className="mt-1 text-1 text-ink-2">Pay {formatRupees(amount)} now by UPI or card</p>
        )}
      </div>
      <p role="alert" className="order-last w-full font-[550] text-clay empty:hidden">
        {problem}
      </p>
    </>
  );
}
