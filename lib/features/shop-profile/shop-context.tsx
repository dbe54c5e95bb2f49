'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { ShopProfile } from '../../contract/shop-profile';

const ShopContext = createContext<ShopProfile | null>(null);

export function ShopProvider({ shop, children }: { shop: ShopProfile; children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>;
}

export function useShop(): ShopProfile {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('Nobody has said who the shop is: ShopProvider is missing');
  return shop;
}
