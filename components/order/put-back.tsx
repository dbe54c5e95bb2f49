import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { errorMessage } from '@/lib/api/api-error';
import { readCartAgain } from '@/lib/features/cart/use-cart';
import { ordersChanged } from '@/lib/features/order/use-orders';
import { routes } from '@/lib/platform/routes';

interface PutBackProps {
  orderId: string;
  label?: string;
  /** Of an item of a menu; left out: a button. */
  className?: string;
}

export function PutBack({ orderId, label = 'Put back in cart', className }: PutBackProps) {
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);

  async function putBack() {
    setIsBusy(true);
    try {
      const { sendPutBack } = await import('@/lib/features/order/pay-order');
      const { message, missing } = await sendPutBack(orderId);
      toastSuccess(message);
      for (const sentence of missing) toastError(sentence);
      await readCartAgain();
      router.push(routes.cart);
      void ordersChanged();
    } catch (error) {
      toastError(errorMessage(error));
      setIsBusy(false);
      router.refresh();
    }
  }

  if (className) {
    return (
      <button type="button" disabled={isBusy} onClick={putBack} className={className}>
        {label}
      </button>
    );
  }
  return (
    <Button kind="second" busyText={isBusy ? 'Putting back' : undefined} onClick={putBack}>
      {label}
    </Button>
  );
}
