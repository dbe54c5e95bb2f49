import { useRouter } from 'next/navigation';
import { useSWRConfig } from 'swr';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { emptyTheCart } from '@/lib/features/cart/use-cart';
import { clearGift } from '@/lib/features/cart/use-gift';
import { ordersPath } from '@/lib/contract/paths';
import { clearCheckoutState } from '@/lib/features/order/checkout-state';
import { leaveForPayment } from '@/lib/features/payment/leave-for-payment';
import { routes } from '@/lib/platform/routes';
import { personalKeys } from '@/lib/platform/session/personal-data';
import { tabStore } from '@/lib/platform/session/safe-storage';

/** Follow-up of a placed order: clears gift and cart, reads the orders again. */
export function useOrderPlaced() {
  const router = useRouter();
  const { mutate } = useSWRConfig();
  const clear = async () => {
    clearGift();
    clearCheckoutState(tabStore());
    await emptyTheCart();
    await mutate((key) => typeof key === 'string' && key.startsWith(ordersPath));
  };
  return {
    placed: async (orderId: string) => {
      tabStore().setItem(personalKeys.placedOrder, orderId);
      toastSuccess('Your order has been placed!');
      router.push(routes.orders);
      await clear();
    },
    toPay: async (url: string) => {
      await clear();
      // After Back, the customer finds the order there, to pay it or to put it back into the cart.
      leaveForPayment(window, url, () => router.replace(routes.orders), routes.orders);
    },
    unpaid: async (orderId: string, message: string) => {
      toastError(message);
      router.push(routes.order(orderId));
      await clear();
    },
  };
}
