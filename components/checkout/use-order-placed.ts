'use client';

import { useRouter } from 'next/navigation';
import { useSWRConfig } from 'swr';
import { toastSuccess } from '@/components/ui/toast';
import { emptyTheCart } from '@/lib/cart/use-cart';
import { clearGift } from '@/lib/cart/use-gift';
import { ordersPath } from '@/lib/contract/paths';
import { routes } from '@/lib/routes';

/** What follows once an order is placed: said, gift and cart cleared, on to the orders. */
export function useOrderPlaced(): () => Promise<void> {
  const router = useRouter();
  const { mutate } = useSWRConfig();
  return async () => {
    toastSuccess('Your order has been placed!');
    clearGift();
    router.push(routes.orders);
    await emptyTheCart();
    await mutate((key) => typeof key === 'string' && key.startsWith(ordersPath));
  };
}
