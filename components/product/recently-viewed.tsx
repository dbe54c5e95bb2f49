'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';
import { parseRecent, recentlyViewedKey, withNewest } from '@/lib/product/recently-viewed';
import { deviceStore } from '@/lib/session/safe-storage';

/** Remembers that this product was seen; shows those seen before it once one comes near. */
export function RecentlyViewed({ productId }: { productId: number }) {
  const frame = useRef<HTMLDivElement>(null);
  const [Rail, setRail] = useState<ComponentType<{ productId: number }>>();

  useEffect(() => {
    const ids = parseRecent(deviceStore().getItem(recentlyViewedKey));
    deviceStore().setItem(recentlyViewedKey, withNewest(ids, productId));
    const element = frame.current;
    if (!element || !ids.some((id) => id !== productId)) return undefined;
    // The footer does not jump when the rail comes.
    element.style.minHeight = '36rem';
    const nearness = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        nearness.disconnect();
        import('./recent-rail').then(
          ({ RecentRail }) => setRail(() => RecentRail),
          () => undefined,
        );
      },
      { rootMargin: '400px' },
    );
    nearness.observe(element);
    return () => nearness.disconnect();
  }, [productId]);

  return <div ref={frame}>{Rail && <Rail productId={productId} />}</div>;
}
