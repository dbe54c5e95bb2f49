'use client';

import { useCallback, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { parseRecent, recentlyViewedKey, withNewest } from '@/lib/features/product/recently-viewed';
import { deviceStore } from '@/lib/platform/session/safe-storage';

/* Reserves the height of the rail and its margin to avoid layout shift. */
const reserved = 'flow-root min-h-[29.5rem] md:min-h-[36rem] 2xl:min-h-[39.5rem]';

interface RailProps {
  productId: number;
  onEmpty: () => void;
}

export function RecentlyViewed({ productId }: { productId: number }) {
  const frame = useRef<HTMLDivElement>(null);
  const [Rail, setRail] = useState<ComponentType<RailProps>>();

  const release = useCallback(() => frame.current?.removeAttribute('class'), []);

  useLayoutEffect(() => {
    const ids = parseRecent(deviceStore().getItem(recentlyViewedKey));
    deviceStore().setItem(recentlyViewedKey, withNewest(ids, productId));
    const element = frame.current;
    if (!element || !ids.some((id) => id !== productId)) return undefined;
    element.className = reserved;
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

  return <div ref={frame}>{Rail && <Rail productId={productId} onEmpty={release} />}</div>;
}
