'use client';

import { useEffect } from 'react';
import { useRecentlyViewed } from '@/lib/features/product/use-recently-viewed';
import { ProductRail } from './product-rail';

interface RecentRailProps {
  productId: number;
  onEmpty: () => void;
}

export function RecentRail({ productId, onEmpty }: RecentRailProps) {
  const products = useRecentlyViewed(productId);
  const isEmpty = products?.length === 0;
  useEffect(() => {
    if (isEmpty) onEmpty();
  }, [isEmpty, onEmpty]);
  return products && <ProductRail title="Recently viewed" products={products} />;
}
