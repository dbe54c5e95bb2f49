import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ButtonKind } from '@/components/ui/button-class';
import { toastError } from '@/components/ui/toast';
import { ApiError, errorMessage } from '@/lib/api/api-error';
import { leaveForPayment } from '@/lib/features/payment/leave-for-payment';

interface AcceptAndPayProps {
  orderId: string;
  /** What is paid, and why; below the buttons. */
  hint?: string | undefined;
  kind?: ButtonKind;
}

export function AcceptAndPay({ orderId, hint, kind = 'main' }: AcceptAndPayProps) {
  const id = useId();
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
      <Button
        kind={kind}
        busyText={isBusy ? 'One moment' : undefined}
        aria-describedby={hint && id}
        onClick={pay}
      >
        Accept and Pay
      </Button>
      {hint && (
        <p id={id} className="order-last w-full max-w-[66ch] text-1 text-ink-2">
          {hint}
        </p>
      )}
      <p role="alert" className="order-last w-full font-[550] text-clay empty:hidden">
        {problem}
      </p>
    </>
  );
}
