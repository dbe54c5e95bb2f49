'use client';

import { useEffect, useRef, useState } from 'react';
import { linkClass } from '@/components/ui/button-class';
import organicLiving from '@/lib/content/organic-living.json';
import { mapAddress, mapFrame } from '@/lib/features/organic-living/map-addresses';

export function LandMap() {
  const container = useRef<HTMLDivElement>(null);
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const { current } = container;
    if (!current) return undefined;
    const nearness = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      nearness.disconnect();
      setIsInView(true);
    });
    nearness.observe(current);
    return () => nearness.disconnect();
  }, []);
  return (
    <div className="mt-4">
      <div
        ref={container}
        className="aspect-[4/3] overflow-hidden rounded-control border border-rule bg-paper-2"
      >
        {isInView && (
          <iframe
            title="Map of the land by the lake"
            src={mapFrame(organicLiving.place)}
            className="size-full"
            referrerPolicy="no-referrer"
            sandbox="allow-scripts allow-same-origin allow-popups"
          />
        )}
      </div>
      <a
        href={mapAddress(organicLiving.place)}
        rel="noopener external"
        target="_blank"
        className={`inline-flex min-h-11 items-center ${linkClass}`}
      >
        Open in OpenStreetMap
      </a>
    </div>
  );
}
