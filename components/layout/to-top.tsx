import { useScrollMemory } from './use-scroll-memory';
import { useEffect, useState } from 'react';

/** Scroll position in pixels; above it the header is visible and the button is not needed. */
const threshold = 250;

/** Pixels: a finger that rests moves the page a little. */
const smallestTurn = 8;

/**
 * Whether the page is far from its top. Sets `data-scroll` on the document: `up` or `down`, without
 * it near the top; the header of a phone follows it (chrome.css).
 */
function useScrollDirection(): boolean {
  const [isFarDown, setIsFarDown] = useState(false);
  useEffect(() => {
    const { dataset } = document.documentElement;
    let last = 0;
    function onScroll() {
      const { scrollY } = window;
      setIsFarDown(scrollY > threshold);
      if (scrollY <= threshold) delete dataset['scroll'];
      else if (Math.abs(scrollY - last) < smallestTurn) return;
      else dataset['scroll'] = scrollY > last ? 'down' : 'up';
      last = scrollY;
    }
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      delete dataset['scroll'];
    };
  }, []);
  return isFarDown;
}

export function ToTop() {
  useScrollMemory();
  const isFarDown = useScrollDirection();
  if (!isFarDown) return null;
  return (
    <button
      type="button"
      aria-label="Back to top"
      className="float float-up"
      onClick={() => {
        const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
        document.querySelector<HTMLElement>('.logo')?.focus({ preventScroll: true });
      }}
    >
      <i aria-hidden className="icon icon-up" />
    </button>
  );
}
