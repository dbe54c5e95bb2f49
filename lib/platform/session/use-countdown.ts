'use client';

import { useEffect, useState } from 'react';

/** Whole seconds until a moment (milliseconds since 1970), 0 once it has passed. */
export function secondsUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / 1000));
}

/** Counts down to a moment; right again at once after the tab has slept. */
export function useCountdown(moment: number): number {
  const [left, setLeft] = useState(() => secondsUntil(moment, Date.now()));
  useEffect(() => {
    const tick = () => setLeft(secondsUntil(moment, Date.now()));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}
