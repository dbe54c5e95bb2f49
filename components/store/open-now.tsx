'use client';

import { useSyncExternalStore } from 'react';
import { HaldiDot } from '@/components/ui/haldi-dot';
import { formatOpenState, isOpenAt, type OpeningHours } from '@/lib/features/store/opening-hours';

const minute = 60_000;
const thisMinute = () => Math.floor(Date.now() / minute);
const notYet = () => null;

function everySoOften(look: () => void): () => void {
  const timer = setInterval(look, minute / 4);
  return () => clearInterval(timer);
}

/** Rendered in the browser: the page is cached all day, and the answer depends on the time. */
export function OpenNow(hours: OpeningHours) {
  const time = useSyncExternalStore<number | null>(everySoOften, thisMinute, notYet);
  const now = time === null ? null : new Date(time * minute);
  return (
    <span className="flex min-h-6 items-center gap-2 text-ink-2">
      {now && isOpenAt(now, hours) && <HaldiDot />}
      {now && formatOpenState(now, hours)}
    </span>
  );
}
