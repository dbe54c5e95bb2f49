import { pageVitalsPath } from '../../contract/paths';

/* A session window of layout shifts ends after a second without one, or after five seconds. */
const shiftPauseMs = 1_000;
const shiftSpanMs = 5_000;
/* One interaction in fifty may be slower, as in the definition of INP. */
const interactionsPerOutlier = 50;
/* Browsers report no shorter interactions, except the first one. */
const shortestMs = 40;

interface Entry extends PerformanceEntry {
  value?: number;
  hadRecentInput?: boolean;
  interactionId?: number;
}

/**
 * Measures the Core Web Vitals of this page until it is hidden or replaced by another one, and then
 * sends them once: without cookie or id.
 */
export function watchVitals(): void {
  const path = window.location.pathname;
  if (path.startsWith('/dashboard') || typeof PerformanceObserver === 'undefined') return;
  let lcp: number | undefined;
  let cls: number | undefined;
  let shifts = { sum: 0, first: 0, last: 0 };
  /* The longest duration, by interaction. */
  const durations = new Map<number, number>();

  const watch = (type: string, take: (entry: Entry) => void, more?: object): boolean => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false;
    new PerformanceObserver((list) => {
      if (window.location.pathname === path) list.getEntries().forEach(take);
    }).observe({ type, buffered: true, ...more });
    return true;
  };
  watch('largest-contentful-paint', ({ startTime }) => {
    lcp = startTime;
  });
  const hasShifts = watch('layout-shift', ({ value = 0, hadRecentInput, startTime }) => {
    if (hadRecentInput) return;
    const isSame = startTime - shifts.last < shiftPauseMs && startTime - shifts.first < shiftSpanMs;
    shifts = isSame
      ? { ...shifts, sum: shifts.sum + value, last: startTime }
      : { sum: value, first: startTime, last: startTime };
    cls = Math.max(cls ?? 0, shifts.sum);
  });
  if (hasShifts) cls = 0;
  const noteInteraction = ({ interactionId, duration }: Entry) => {
    if (!interactionId) return;
    durations.set(interactionId, Math.max(durations.get(interactionId) ?? 0, duration));
  };
  watch('event', noteInteraction, { durationThreshold: shortestMs });
  watch('first-input', noteInteraction);

  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    const slowestFirst = [...durations.values()].sort((one, other) => other - one);
    const inp = slowestFirst[Math.floor(durations.size / interactionsPerOutlier)];
    const measured = JSON.stringify({ path, lcp, inp, cls });
    navigator.sendBeacon(
      `/api/store${pageVitalsPath}`,
      new Blob([measured], { type: 'application/json' }),
    );
  };
  document.addEventListener('visibilitychange', send);
}
