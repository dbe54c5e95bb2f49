'use client';

import { useRecentlyViewed } from '@/lib/product/use-recently-viewed';
import { ProductRail } from './product-rail';

/** What was looked at before. */
export function RecentRail({ productId }: { productId: number }) {
  return <ProductRail title="Recently viewed" products={useRecentlyViewed(productId)} />;
}
