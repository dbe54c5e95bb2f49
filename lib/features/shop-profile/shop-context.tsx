'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { ShopProfile } from '../../contract/shop-profile';

const ShopContext = createContext<ShopProfile | null>(null);

/** Tells every component below who the shop is. */
export function ShopProvider({ shop, children }: { shop: ShopProfile; children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>;
}

/** Who the shop is, as its owner says it. */
export function useShop(): ShopProfile {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('Nobody has said who the shop is: ShopProvider is missing');
  return shop;
}
