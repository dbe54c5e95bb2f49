import { useEffect, useState } from 'react';

/** Whole seconds until a moment (milliseconds since 1970); 0 after it. */
export function secondsUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / 1000));
}

/**
 * Countdown to a moment; computed from the clock, so that it is correct after the tab was
 * suspended.
 */
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
