import { useEffect } from 'react';
import { tabStore } from '@/lib/platform/session/safe-storage';

const patienceMs = 1500;

const keyHere = () => `scroll:${window.location.pathname}${window.location.search}`;

/**
 * Scroll restoration: stores the position of each address for as long as the tab is open, and
 * restores it after back, forward and reload. A link opens its page at the top. Waits until late
 * content makes the page tall enough, unless the user scrolls first.
 */
export function useScrollMemory(): void {
  useEffect(() => {
    let aim: number | undefined;
    let deadline = 0;

    function remember() {
      if (aim === undefined) tabStore().setItem(keyHere(), `${Math.round(window.scrollY)}`);
    }

    function step() {
      if (aim === undefined) return;
      const farthest = document.documentElement.scrollHeight - window.innerHeight;
      if (farthest >= aim) window.scrollTo({ top: aim, behavior: 'instant' });
      if (farthest >= aim || performance.now() > deadline) aim = undefined;
      else requestAnimationFrame(step);
    }

    function giveUp() {
      aim = undefined;
    }

    function goBack() {
      giveUp();
      const savedY = tabStore().getItem(keyHere());
      if (window.location.hash || savedY === null) return;
      aim = Number(savedY);
      if (aim > 0) document.documentElement.dataset['whole'] = '';
      deadline = performance.now() + patienceMs;
      // Waits until the page is drawn.
      requestAnimationFrame(() => requestAnimationFrame(step));
    }

    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (arrival && arrival.type !== 'navigate') goBack();
    const leaving = new AbortController();
    const options = { passive: true, signal: leaving.signal };
    window.addEventListener('scroll', remember, options);
    window.addEventListener('popstate', goBack, options);
    for (const sign of ['wheel', 'touchstart', 'keydown'])
      window.addEventListener(sign, giveUp, options);
    return () => leaving.abort();
  }, []);
}
