'use client';

import { useRouter } from 'next/navigation';
import { createContext, use, useOptimistic, useTransition, type ReactNode } from 'react';
import type { Choices } from '@/lib/features/shop/choices';
import { shopHref, type ShopQuery } from '@/lib/features/shop/shop-query';

interface ShopViewValue {
  /** Includes the last choice while its products load. */
  query: ShopQuery;
  choices: Choices;
  isPending: boolean;
  show: (change: Partial<ShopQuery>) => void;
}

const ShopViewContext = createContext<ShopViewValue | undefined>(undefined);

export function useShopView(): ShopViewValue {
  const view = use(ShopViewContext);
  if (!view) throw new Error('Filters stand inside a ShopView');
  return view;
}

interface ShopViewProps {
  query: ShopQuery;
  choices: Choices;
  children: ReactNode;
}

export function ShopView({ query, choices, children }: ShopViewProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [chosen, choose] = useOptimistic(query);
  const show = (change: Partial<ShopQuery>) =>
    startTransition(() => {
      const next = { ...chosen, page: 1, ...change };
      choose(next);
      router.push(shopHref(next), { scroll: false });
    });
  return (
    <ShopViewContext value={{ query: chosen, choices, isPending, show }}>
      <div aria-busy={isPending}>{children}</div>
    </ShopViewContext>
  );
}
