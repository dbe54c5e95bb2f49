'use client';

import { useRouter } from 'next/navigation';
import { createContext, useContext, useTransition, type ReactNode } from 'react';
import { shopHref, type ShopQuery } from '@/lib/shop/shop-query';

interface ShopViewValue {
  /** Goes to another view of the shop, from its first page, without a reload. */
  show: (change: Partial<ShopQuery>) => void;
  isPending: boolean;
}

const ShopViewContext = createContext<ShopViewValue>({ show: () => undefined, isPending: false });

export const useShopView = () => useContext(ShopViewContext);

interface ShopViewProps {
  query: ShopQuery;
  children: ReactNode;
}

/** Lets every filter and chip of the page change the view. Any change starts at page 1. */
export function ShopView({ query, children }: ShopViewProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const show = (change: Partial<ShopQuery>) =>
    startTransition(() =>
      router.push(shopHref({ ...query, page: 1, ...change }), { scroll: false }),
    );
  return (
    <ShopViewContext value={{ show, isPending }}>
      <div
        aria-busy={isPending}
        className={isPending ? 'opacity-60 transition-opacity' : undefined}
      >
        {children}
      </div>
    </ShopViewContext>
  );
}
