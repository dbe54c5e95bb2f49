'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { linkClass } from '@/components/ui/button-class';
import { organicLiving } from '@/lib/content/organic-living';
import { mapAddress, mapFrame } from '@/lib/features/organic-living/map-addresses';

export function LandMap() {
  const [isShown, setIsShown] = useState(false);
  const { place } = organicLiving;
  return (
    <div className="mt-4">
      <div className="grid aspect-[4/3] place-items-center rounded-control border border-rule bg-paper-2">
        {isShown ? (
          <iframe
            title="Map of the land by the lake"
            src={mapFrame(place)}
            className="size-full"
            referrerPolicy="no-referrer"
          />
        ) : (
          <div className="max-w-[34ch] p-4 text-center">
            <Button kind="second" onClick={() => setIsShown(true)}>
              Show the map
            </Button>
            <p className="mt-3 text-1 text-ink-2">
              It comes from openstreetmap.org, which then learns that you are here.
            </p>
          </div>
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
