'use client';

import { useRouter } from 'next/navigation';
import { useSWRConfig } from 'swr';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { emptyTheCart } from '@/lib/features/cart/use-cart';
import { clearGift } from '@/lib/features/cart/use-gift';
import { ordersPath } from '@/lib/contract/paths';
import { leaveForPayment } from '@/lib/features/payment/leave-for-payment';
import { routes } from '@/lib/platform/routes';

/** What follows once the cart is an order: gift and cart cleared, the orders read anew. */
export function useOrderPlaced() {
  const router = useRouter();
  const { mutate } = useSWRConfig();
  const clear = async () => {
    clearGift();
    await emptyTheCart();
    await mutate((key) => typeof key === 'string' && key.startsWith(ordersPath));
  };
  return {
    /** Placed: said, and on to the orders. */
    placed: async () => {
      toastSuccess('Your order has been placed!');
      router.push(routes.orders);
      await clear();
    },
    /** To be paid: on to where that is done. */
    toPay: async (url: string) => {
      await clear();
      // Whoever comes back finds the order there, to be paid or put back in the cart.
      leaveForPayment(window, url, () => router.replace(routes.orders));
    },
    /** To be paid later: said why, and on to the order. */
    unpaid: async (orderId: string, message: string) => {
      toastError(message);
      router.push(routes.order(orderId));
      await clear();
    },
  };
}
