'use client';

import { useState } from 'react';
import { buttonClass, linkClass } from '@/components/ui/button-class';
import { Picture } from '@/components/ui/picture';
import organicLiving from '@/lib/content/organic-living.json';
import { mapAddress, mapFrame } from '@/lib/features/organic-living/map-addresses';

/** A picture until the map is asked for: where another site cannot be reached, nothing is empty. */
export function LandMap() {
  const [isShown, setIsShown] = useState(false);
  const { place, mapPicture } = organicLiving;
  return (
    <div className="mt-4">
      <div className="relative aspect-[4/3] overflow-hidden rounded-control border border-rule bg-paper-2">
        <Picture {...mapPicture} sizes="(width >= 64rem) 26rem, 100vw" />
        {isShown ? (
          <iframe
            title="Map of the land by the lake"
            src={mapFrame(place)}
            className="absolute inset-0 size-full"
            referrerPolicy="no-referrer"
            sandbox="allow-scripts allow-same-origin allow-popups"
          />
        ) : (
          <button
            type="button"
            className={`absolute top-4 left-4 ${buttonClass('main', 'card')}`}
            onClick={() => setIsShown(true)}
          >
            Show map
          </button>
        )}
      </div>
      <a
        href={mapAddress(place)}
        rel="noopener external"
        target="_blank"
        className={`inline-flex min-h-11 items-center ${linkClass}`}
      >
        Open in OpenStreetMap
      </a>
    </div>
  );
}
