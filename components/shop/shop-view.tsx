'use client';

import { useRouter } from 'next/navigation';
import { createContext, use, useOptimistic, useTransition, type ReactNode } from 'react';
import type { Choices } from '@/lib/features/shop/choices';
import type { SortChoice } from '@/lib/features/shop/sort-choices';
import { shopHref, type ShopQuery } from '@/lib/features/shop/shop-query';

interface ShopViewValue {
  /** Includes the last choice while its products load. */
  query: ShopQuery;
  choices: Choices;
  sorts: SortChoice[];
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
  sorts: SortChoice[];
  children: ReactNode;
}

export function ShopView({ query, choices, sorts, children }: ShopViewProps) {
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
    <ShopViewContext value={{ query: chosen, choices, sorts, isPending, show }}>
      <div aria-busy={isPending}>{children}</div>
    </ShopViewContext>
  );
}
